import type { Product, ProductTile, Variant } from 'shared-types/contracts/catalog'
import { variantName } from 'shared-types/variant-name'
import type { TrackedItem } from './events.ts'

/** A product among others, at its place in the list from 0 where it is in one. */
export const trackedTile = (tile: ProductTile, index?: number): TrackedItem => ({
  itemId: tile.sku,
  itemName: tile.title,
  itemBrand: tile.brand,
  itemCategory: tile.mainCategory,
  price: tile.price.price,
  index,
})

/** The variant of a product that somebody looks at. */
export const trackedVariant = (product: Product, variant: Variant): TrackedItem => ({
  itemId: variant.sku,
  itemName: product.title,
  itemBrand: product.brand,
  itemCategory: product.mainCategory.title,
  itemVariant: variantName(product.title, variant.title),
  price: variant.price.price,
})
