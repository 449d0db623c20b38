import type { Cart } from 'shared-types/contracts/cart'
import { lazyAfterPaint } from '../../../router/lazy-extra.ts'
import { WhenHydrated } from '../../../ui/browser/hydrated.tsx'
import styles from './cart-cutoff.module.css'

const TimeForThisDay = lazyAfterPaint(async () => (await import('./time-for-this-day.tsx')).TimeForThisDay)

/** For how long the delivery days of the cart hold; nothing if today's cut-off makes no difference. */
export function CartCutoff({ cart: { orderBefore, promiseBefore } }: { cart: Cart }) {
  return (
    orderBefore && (
      <p className={styles.left}>
        <WhenHydrated>
          <TimeForThisDay moment={orderBefore} promise={promiseBefore} />
        </WhenHydrated>
      </p>
    )
  )
}
