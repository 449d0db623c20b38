import { useState } from 'react'
import { useCart } from '../features/cart/use-cart.ts'
import { Upsells } from '../features/catalog/upsells.tsx'
import { UpsellButton } from './upsell-button.tsx'

const nothing: ReadonlySet<number> = new Set()

/**
 * What goes with a product that is bought, each with a button of its own; fetched with the page's own code only when
 * shown. What is added here stays and says so: only what was in the cart before is not offered.
 */
export default function CartUpsells({ productId }: { productId: number }) {
  const { data: cart } = useCart()
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null)
  if (cart && !before) setBefore(new Set(cart.items.map(({ parent }) => parent.id)))
  return (
    <Upsells
      productId={productId}
      except={before ?? nothing}
      renderAdd={(product) => <UpsellButton product={product} />}
    />
  )
}
