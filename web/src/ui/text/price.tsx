import { clsx } from 'clsx'
import type { Cents } from 'shared-types/money'
import { money } from './money.ts'
import styles from './price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Props {
  price: Cents
  /** The lowest price of the 30 days before a reduction. */
  priceOld?: Cents | null
  /** Whether other variants cost more. */
  from?: boolean
  large?: boolean
}

export function Price({ price, priceOld = null, from = false, large = false }: Props) {
  const reduced = priceOld !== null && priceOld > price
  return (
    <span className={clsx(styles.price, large && styles.large)}>
      {from && <span className={styles.from}>Vanaf</span>}
      <span className={clsx(styles.now, reduced && styles.reduced)}>{money(price)}</span>
      {reduced && (
        <s className={styles.old}>
          <VisuallyHidden>Laagste prijs van de 30 dagen vóór de verlaging: </VisuallyHidden>
          {money(priceOld)}
        </s>
      )}
    </span>
  )
}
