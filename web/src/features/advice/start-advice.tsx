import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './start-advice.module.css'

/** A link to the advice, for shoppers who do not know which filter to use. */
export function StartAdvice({ path }: { path: string }) {
  return (
    <ButtonLink look="secondary" wide className={styles.start} to={paths.advice(path)}>
      Start de keuzehulp
    </ButtonLink>
  )
}
