import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { afterWithdrawal, withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import { paths } from '../../paths.ts'
import { takeFocus } from '../../ui/browser/take-focus.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './withdrawal.module.css'
import { Icon } from '../../ui/media/icon.tsx'
import { inAmsterdam } from '../../ui/text/amsterdam.ts'

interface WithdrawalReceivedProps {
  /** ISO 8601. */
  receivedAt: string
  email: string
  /** Empty for the whole order. */
  articles: string
}

export function WithdrawalReceived({ receivedAt, email, articles }: WithdrawalReceivedProps) {
  const { date, time } = inAmsterdam(Date.parse(receivedAt))
  return (
    <section className={styles.form} aria-labelledby="received-title">
      <Icon of={CircleCheck} className={styles.sign} size={40} strokeWidth={1.5} />
      <h2 id="received-title" className={styles.title} tabIndex={-1} ref={takeFocus}>
        We hebben je herroeping ontvangen
      </h2>
      <p>
        Op {date} om {time} uur. De bevestiging sturen we naar <strong>{email}</strong>. Geen e-mail
        ontvangen? Check je spambox.
      </p>
      <p>{withdrawnArticles(articles)}</p>
      <p>{afterWithdrawal(articles)}</p>
      <div className={styles.actions}>
        <ButtonLink look="secondary" to={paths.service('shipping-returns')}>
          Zo stuur je iets terug
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.withdrawal()}>
          Nog een bestelling herroepen
        </ButtonLink>
      </div>
    </section>
  )
}
