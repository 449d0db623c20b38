import type { Promotion } from 'shared-types/contracts/catalog'
import { Link } from '../../router/link.tsx'
import { PromotionTerms } from './promotion-terms.tsx'
import styles from './promotion-on-page.module.css'

export interface PromotionOnPageProps {
  promotion: Promotion
  /** Links for after its end. */
  others: { title: string; to: string }
  onEnd: () => void
}

/** On the page of a promotion: its terms, or a message that it does not run. */
export function PromotionOnPage({ promotion, others, onEnd }: PromotionOnPageProps) {
  const { state, code, endsAt } = promotion
  if (state === 'running') {
    return (
      <div className={styles.running}>
        <PromotionTerms code={code} endsAt={endsAt} onEnd={onEnd} />
      </div>
    )
  }
  return (
    <div className={styles.closed}>
      <h2>{state === 'ended' ? 'Deze actie is afgelopen' : 'Deze actie is nog niet begonnen'}</h2>
      <p>
        {state === 'ended'
          ? 'De prijzen en de code van deze actie gelden niet meer.'
          : 'Kom later terug, of kijk wat er nu in prijs verlaagd is.'}
      </p>
      <Link to={others.to}>{others.title}</Link>
    </div>
  )
}
