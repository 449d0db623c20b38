import styles from './payment-badges.module.css'

const height = 34
/** Wide enough for any character of the shop's font at this size, plus padding. */
const widthOf = (name: string) => 24 + name.length * 7.2

/** The common name: the former name in brackets does not fit on a badge. */
const shortened = (method: string) => method.replace(/ \([^()]*\)$/, '')

/** The payment methods as our own badges: names as text, without trademarked logos. */
export function PaymentBadges({ methods }: { methods: string[] }) {
  return (
    <ul className={styles.badges} aria-label="Betaalmethoden">
      {methods.map((method) => {
        const name = shortened(method)
        const width = widthOf(name)
        return (
          <li key={method}>
            <svg role="img" aria-label={method} width={width} height={height}>
              <rect className={styles.card} x={0.5} y={0.5} width={width - 1} height={height - 1} rx={6} />
              <rect className={styles.stripe} x={0.5} y={height - 6} width={width - 1} height={2} />
              <text x={width / 2} y={19}>
                {name}
              </text>
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
