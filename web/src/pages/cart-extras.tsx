import { CartPromo } from '../features/content/cart-promo.tsx'
import CartUpsells from './cart-upsells.tsx'

/** What stands under a cart: what the shop has to say, and what goes with what was put in. */
export default function CartExtras({ productId }: { productId: number | undefined }) {
  return (
    <>
      <CartPromo />
      {productId !== undefined && <CartUpsells productId={productId} />}
    </>
  )
}
