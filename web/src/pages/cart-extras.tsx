import type { Cart } from 'shared-types/api/cart'
import { CartPromo } from '../features/content/cart-promo.tsx'
import { CartLeft } from '../track/cart-left.tsx'
import { paths } from '../paths.ts'
import { Prefetch } from '../ui/prefetch.tsx'
import CartUpsells from './cart-upsells.tsx'

/** What was put in last: the rest had its turn. */
const lastProduct = ({ items }: Cart) => items.findLast(({ gift }) => !gift)?.parent.id

/** What stands under a cart: what the shop has to say, and what goes with what was put in. */
export default function CartExtras({ cart }: { cart: Cart }) {
  const productId = lastProduct(cart)
  return (
    <>
      <Prefetch to={paths.checkoutLogin()} />
      <CartLeft cart={cart} />
      <CartPromo />
      {productId !== undefined && <CartUpsells productId={productId} />}
    </>
  )
}
