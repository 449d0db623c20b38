import { useCart } from '../features/cart/use-cart.ts'
import { Upsells } from '../features/catalog/upsells.tsx'
import { UpsellButton } from './upsell-button.tsx'

/** What goes with a product that is bought, each with a button of its own; fetched with the page's own code only when shown. */
export default function CartUpsells({ productId }: { productId: number }) {
  const { data: cart } = useCart()
  return (
    <Upsells
      productId={productId}
      except={new Set(cart?.items.map(({ parent }) => parent.id))}
      renderAdd={(product) => <UpsellButton product={product} />}
    />
  )
}
