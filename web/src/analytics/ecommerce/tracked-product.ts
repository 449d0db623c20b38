import type { Product, ProductTile, Variant } from 'shared-types/contracts/catalog'
import { variantName } from 'shared-types/variant-name'
import type { TrackedItem } from '../events.ts'

/** A product tile as it is measured; `index` is its position in a list, from 0. */
export const trackedTile = (
  tile: Pick<ProductTile, 'sku' | 'title' | 'brand' | 'mainCategory' | 'price'>,
  index?: number,
): TrackedItem => ({
  itemId: tile.sku,
  itemName: tile.title,
  itemBrand: tile.brand.title,
  itemCategory: tile.mainCategory,
  price: tile.price.price,
  index,
})

/** The variant that the shopper is viewing, as it is measured. */
export const trackedVariant = (product: Product, variant: Variant): TrackedItem => ({
  itemId: variant.sku,
  itemName: product.title,
  itemBrand: product.brand.title,
  itemCategory: product.mainCategory.title,
  itemVariant: variantName(product.title, variant.title),
  price: variant.price.price,
})
