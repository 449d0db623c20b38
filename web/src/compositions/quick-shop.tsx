import { useState } from 'react'
import type { Price, Product, ProductTile } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { messageFor } from '../api/problem-error.ts'
import { fetchPublic } from '../api/use-public.ts'
import { AddButton, addOne, type Added } from '../features/cart/add-to-cart/add-button.tsx'
import { QuickBuyPanel } from '../features/cart/add-to-cart/quick-buy-panel.tsx'
import { QuickView } from '../features/catalog/tiles/quick-view.tsx'
import { paths } from '../paths.ts'
import { ConfigureButton } from './configure-button.tsx'
import { CartUpsells } from './cart-upsells.tsx'

/** `look` opens the quick view, `buy` adds the product at once if there is nothing to choose. */
export type Intent = 'look' | 'buy'

interface Bought {
  added: Added
  itemId: number
}

/** What to show: the product, or the outcome of adding it. */
export type Opened = { product: Product; bought: Bought | null } | { product: null; bought: Bought }

const add = async (itemId: number, { price }: Price): Promise<Bought> => ({
  added: await addOne(itemId, price),
  itemId,
})

/**
 * Fetches the product, and adds it if the intent is to buy and it has only one variant. If a product to buy
 * cannot be fetched, the panel shows that as its outcome (spec §8, quick add failure); for a product to look
 * at the error is thrown.
 */
export const openQuickShop = async (tile: ProductTile, intent: Intent): Promise<Opened> => {
  let product: Product
  try {
    product = await fetchPublic<Product>(apiPaths.product(tile.slug, 'quick'))
  } catch (error) {
    if (intent === 'look') throw error
    return { product: null, bought: { added: { status: 'error', message: messageFor(error) }, itemId: 0 } }
  }
  const [variant, ...others] = product.variants
  const bought = intent === 'buy' && variant && others.length === 0 ? await add(variant.id, tile.price) : null
  return { product, bought }
}

interface Props {
  tile: ProductTile
  opened: Opened
  onClose: () => void
}

/** Quick view and quick buy (spec §4): after adding, the outcome panel replaces the quick view. */
export function QuickShop({ tile, opened: { product, bought: atOnce }, onClose }: Props) {
  const [bought, setBought] = useState(atOnce)
  if (bought) {
    return (
      <QuickBuyPanel {...bought} productPath={paths.tile(tile)} onClose={onClose}>
        <CartUpsells productId={tile.id} />
      </QuickBuyPanel>
    )
  }
  if (!product) return null
  return (
    <QuickView
      tile={tile}
      product={product}
      onClose={onClose}
      renderBuy={(variant) =>
        variant.available &&
        (product.configurable ? (
          <ConfigureButton slug={product.slug} options={tile.configuration} />
        ) : (
          <AddButton onPress={async () => setBought(await add(variant.id, variant.price))} />
        ))
      }
    />
  )
}
