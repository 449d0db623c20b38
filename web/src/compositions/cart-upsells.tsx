import { useState } from 'react'
import type { CartItem } from 'shared-types/contracts/cart'
import { apiPaths, mostProducts } from 'shared-types/urls/api-paths'
import { useCart } from '../features/cart/state/use-cart.ts'
import { Upsells } from '../features/catalog/product/upsells.tsx'
import { UpsellButton } from './upsell-button.tsx'

const productsOf = (items: CartItem[]) => items.map(({ parent }) => parent.id)

/** The `/api` URL of upsells for the cart's products, the most recent first, up to the URL's maximum. */
const goesWith = (items: CartItem[]): string => {
  const bought = productsOf(items.filter(({ gift }) => !gift))
  return apiPaths.suggestedProducts([...new Set(bought.toReversed())].slice(0, mostProducts))
}

interface Props {
  /** The product that was just added; without it, all products of the cart count. */
  productId?: number
}

/**
 * Upsells for a purchase, each with an add button; only fetched when shown. Only products that were in the
 * cart before are left out. An upsell added here stays in the list, marked as added.
 */
export function CartUpsells({ productId }: Props) {
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
