import { CopyCode } from '../../ui/button/copy-code.tsx'
import { Countdown } from '../../ui/text/countdown.tsx'
import { UntilInWords } from '../../ui/text/date.tsx'
import { inDaysAndSeconds } from '../../ui/text/time-left.ts'
import styles from './promotion-terms.module.css'

interface Props {
  code: string | null
  /** The end of code and prices, in ISO 8601; null if they have none. */
  endsAt: string | null
  /** Called once when it ends while the page is open. */
  onEnd: () => void
}

/** The end of a running promotion, the time left, and its code to copy. */
export function PromotionTerms({ code, endsAt, onEnd }: Props) {
  if (!code && !endsAt) return null
  return (
    <div className={styles.terms}>
      {endsAt && (
        <div>
          <p className={styles.left} role="timer">
            <Countdown moment={endsAt} format={inDaysAndSeconds} onPassed={onEnd} />
          </p>
          <p className={styles.until}>
            <UntilInWords iso={endsAt} />
          </p>
        </div>
      )}
      {code && <CopyCode code={code} />}
    </div>
  )
}
