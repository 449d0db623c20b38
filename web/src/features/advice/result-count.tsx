import type { Advice } from 'shared-types/contracts/advice'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { resultCount } from './progress.ts'
import styles from './wizard.module.css'

interface Props {
  advice: Advice
  /** Whether a newer count is loading. */
  pending: boolean
}

/** Announces how many products fit the answers so far, with a link to them that needs no JavaScript. */
export function ResultCount({ advice: { count, resultUrl, category }, pending }: Props) {
  return (
    <div className={styles.count} aria-busy={pending}>
      <output>{resultCount(count)}</output>
      <Link to={count === 0 ? paths.category(category.path) : resultUrl}>
        {count === 0 ? 'Bekijk het hele aanbod' : 'Bekijk ze nu'}
      </Link>
    </div>
  )
}
