import type { CartItem } from 'shared-types/contracts/cart'
import { money } from '../../../ui/text/money.ts'
import styles from './price-change.module.css'

/** Below a line, whether its price changed since the shopper saw it. An order does not tell. */
export function PriceChange({
  line: { price, priceChangedFrom = null },
}: {
  line: Pick<CartItem, 'price'> & Partial<Pick<CartItem, 'priceChangedFrom'>>
}) {
  if (priceChangedFrom === null) return null
  const change = price < priceChangedFrom ? 'verlaagd' : 'verhoogd'
  return (
    <p className={styles.changed}>
      De prijs is {change} van {money(priceChangedFrom)} naar {money(price)} sinds je dit zag.
    </p>
  )
}
