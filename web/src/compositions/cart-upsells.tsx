import { useState } from 'react'
import type { CartItem } from 'shared-types/contracts/cart'
import { apiPaths, mostProducts } from 'shared-types/api/paths'
import { useCart } from '../features/cart/use-cart.ts'
import { Upsells } from '../features/catalog/product/upsells.tsx'
import { UpsellButton } from './upsell-button.tsx'

const productsOf = (items: CartItem[]) => items.map(({ parent }) => parent.id)

/** What goes with all that is bought, as far as one address can ask: the last comes first. */
const goesWith = (items: CartItem[]): string => {
  const bought = productsOf(items.filter(({ gift }) => !gift))
  return apiPaths.suggestedProducts([...new Set(bought.toReversed())].slice(0, mostProducts))
}

interface Props {
  /** The product that was just added; without it all products of the cart count. */
  productId?: number
}

/**
 * What goes with a purchase, each with a button of its own; fetched with the page's own code only when shown. What is
 * added here stays and says so: only what was in the cart before is not offered, and the list stays that of before.
 */
export default function CartUpsells({ productId }: Props) {
  const { data: cart } = useCart()
  const [before, setBefore] = useState<CartItem[] | null>(null)
  if (cart && !before) setBefore(cart.items)
  if (productId === undefined && !before?.some(({ gift }) => !gift)) return null
  return (
    <Upsells
      from={productId === undefined ? goesWith(before ?? []) : apiPaths.relatedProducts(productId)}
      except={new Set(productsOf(before ?? []))}
      renderAdd={(product) => <UpsellButton product={product} />}
    />
  )
}
