import type { Cart } from 'shared-types/contracts/cart'
import { CartPromo } from '../../features/content/promo/cart-promo.tsx'
import { CartLeft } from '../../analytics/ecommerce/cart-left.tsx'
import { paths } from '../../paths.ts'
import { Prefetch } from '../../router/prefetch.tsx'
import { CartUpsells } from '../../compositions/cart-upsells.tsx'

/** Below the cart: the shop's promotion, and upsells for the products in it. */
export function CartExtras({ cart }: { cart: Cart }) {
  return (
    <>
      <Prefetch to={paths.checkoutLogin()} />
      <CartLeft cart={cart} />
      {/* It asks for a code. */}
      {cart.appliedCode === null && <CartPromo />}
      <CartUpsells />
    </>
  )
}
