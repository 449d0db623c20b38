import { PaymentMark } from '../../../payment/payment-mark.tsx'
import styles from './payment-badges.module.css'

/** The ways to pay, at the foot of every page. */
export function PaymentBadges({ methods }: { methods: string[] }) {
  return (
    <ul className={styles.badges} aria-label="Betaalmethoden">
      {methods.map((method) => (
        <li key={method}>
          <PaymentMark title={method} />
        </li>
      ))}
    </ul>
  )
}
