import { clsx } from 'clsx'
import type { Cents } from 'shared-types/money'
import { money } from './money.ts'
import styles from './price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Props {
  price: Cents
  /** The lowest price of the 30 days before a reduction, or what `oldLabel` says. */
  priceOld?: Cents | null
  /** What a screen reader says before the old amount. */
  oldLabel?: string
  /** Whether other variants cost more. */
  from?: boolean
  large?: boolean
  /** Shows the reduction in percent. Not for sums, whose old amount is no 30-day price. */
  percent?: boolean
}

/** Rounded down, so that it is never exaggerated. */
const percentOff = (price: Cents, priceOld: Cents) => Math.floor(((priceOld - price) / priceOld) * 100)

export function Price({
  price,
  priceOld = null,
  oldLabel = 'Laagste prijs van de 30 dagen vóór de verlaging: ',
  from = false,
  large = false,
  percent = true,
}: Props) {
  const reduced = priceOld !== null && priceOld > price
  const off = reduced && percent ? percentOff(price, priceOld) : 0
  return (
    <span className={clsx(styles.price, large && styles.large)}>
      {from && <span className={styles.from}>Vanaf</span>}
      <span className={clsx(styles.now, reduced && styles.reduced)}>{money(price)}</span>
      {reduced && (
        <span className={styles.was}>
          <s className={styles.old}>
            <VisuallyHidden>{oldLabel}</VisuallyHidden>
            {money(priceOld)}
          </s>
          {off >= 1 && <span className={styles.percent}>{`-${off}%`}</span>}
        </span>
      )}
    </span>
  )
}
