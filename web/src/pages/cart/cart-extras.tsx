import type { Cart } from 'shared-types/contracts/cart'
import { CartPromo } from '../../features/content/cart-promo.tsx'
import { CartLeft } from '../../analytics/cart-left.tsx'
import { paths } from '../../paths.ts'
import { Prefetch } from '../../router/prefetch.tsx'
import CartUpsells from '../../compositions/cart-upsells.tsx'

/** What stands under a cart: what the shop has to say, and what goes with what was put in. */
export default function CartExtras({ cart }: { cart: Cart }) {
  return (
    <>
      <Prefetch to={paths.checkoutLogin()} />
      <CartLeft cart={cart} />
      <CartPromo />
      <CartUpsells />
    </>
  )
}
