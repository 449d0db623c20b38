import type { Advice } from 'shared-types/contracts/advice'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { countWords } from './count-words.ts'
import styles from './wizard.module.css'

interface Props {
  advice: Advice
  /** A later count is on its way. */
  pending: boolean
}

/** How many products fit the answers so far, read out whenever it changes; and the way to them that needs no script. */
export function ResultCount({ advice: { count, resultUrl, category }, pending }: Props) {
  return (
    <div className={styles.count} aria-busy={pending}>
      <output>{countWords(count)}</output>
      <Link to={count === 0 ? paths.category(category.path) : resultUrl}>
        {count === 0 ? 'Bekijk het hele aanbod' : 'Bekijk ze nu'}
      </Link>
    </div>
  )
}
