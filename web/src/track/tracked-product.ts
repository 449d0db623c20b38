import type { Product, ProductTile, Variant } from 'shared-types/api/catalog'
import type { TrackedItem } from './events.ts'

/** A product among others, at its place in the list from 0 where it is in one. */
export const trackedTile = (tile: ProductTile, index?: number): TrackedItem => ({
  itemId: tile.sku,
  itemName: tile.title,
  itemBrand: tile.brand,
  itemCategories: [tile.mainCategory],
  price: tile.price.price,
  index,
})

/** The variant of a product that somebody looks at. */
export const trackedVariant = (product: Product, variant: Variant): TrackedItem => ({
  itemId: variant.sku,
  itemName: product.title,
  itemBrand: product.brand,
  itemCategories: [product.mainCategory.title],
  itemVariant: variant.title,
  price: variant.price.price,
})
