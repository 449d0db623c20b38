import styles from './payment-badges.module.css'

/** The common name: the former name in brackets does not fit on a badge. */
const shortened = (method: string) => method.replace(/ \([^()]*\)$/, '')

/** The payment methods as our own badges: wordmarks in their colours, without trademarked logos. */
export function PaymentBadges({ methods }: { methods: string[] }) {
  return (
    <ul className={styles.badges} aria-label="Betaalmethoden">
      {methods.map((method) => (
        <li key={method}>
          <span data-method={method}>{shortened(method)}</span>
        </li>
      ))}
    </ul>
  )
}
