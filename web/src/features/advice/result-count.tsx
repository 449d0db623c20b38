import type { Advice } from 'shared-types/contracts/advice'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { resultCount } from './progress.ts'
import styles from './wizard.module.css'

interface Props {
  advice: Advice
  isAnswered: boolean
  /** Whether a newer count is loading. */
  pending: boolean
}

/** Announces how many products fit the answers so far. A button of the wizard leads to them, a link without JavaScript. */
export function ResultCount({ advice: { count, resultUrl, category }, isAnswered, pending }: Props) {
  return (
    <div className={styles.count} aria-busy={pending}>
      <output>{resultCount(count, isAnswered)}</output>
      {count === 0 ? (
        <Link to={paths.category(category.path)}>Bekijk het hele aanbod</Link>
      ) : (
        <noscript>
          <Link to={resultUrl}>Bekijk ze nu</Link>
        </noscript>
      )}
    </div>
  )
}
