import { CopyCode } from '../../ui/button/copy-code.tsx'
import { Countdown } from '../../ui/text/countdown.tsx'
import { inDaysAndSeconds } from '../../ui/text/time-left.ts'
import styles from './promotion-terms.module.css'

interface Props {
  code: string | null
  /** The end of code and prices, in ISO 8601; null if they have none. */
  endsAt: string | null
  /** Called once when it ends while the page is open. */
  onEnd: () => void
}

/** The time left of a running promotion, and its code to copy. */
export function PromotionTerms({ code, endsAt, onEnd }: Props) {
  if (!code && !endsAt) return null
  return (
    <div className={styles.terms}>
      {endsAt && (
        <p className={styles.left} role="timer">
          <Countdown moment={endsAt} format={inDaysAndSeconds} onPassed={onEnd} />
        </p>
      )}
      {code && <CopyCode code={code} />}
    </div>
  )
}
