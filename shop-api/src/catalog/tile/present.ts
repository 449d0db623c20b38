import type { Breadcrumb, Price, ReviewSummary } from 'shared-types/contracts/catalog'
import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import type { CategoryRow } from '../category/category-queries.ts'
import type { TileRow } from './tile-queries.ts'

export const presentPrice = (cents: number, oldCents: number | null): Price => ({
  price: cents,
  priceOld: oldCents,
})

/** From this quantity on, stock is plentiful. */
const plenty = 20

/** From 0 (none) to 100 (plenty). One piece already counts as more than 0. */
export const stockScore = (stock: number): number => Math.min(100, Math.round((stock / plenty) * 100))

export const presentReviewSummary = (row: { reviewAverage: number; reviewCount: number }): ReviewSummary => ({
  averageScore: Math.round(row.reviewAverage * 10) / 10,
  count: row.reviewCount,
})

export const presentLineage = (lineage: CategoryRow[]): Breadcrumb[] =>
  lineage.map(({ title, path }) => ({ title, path }))

const sizes = (options: TileRow['options']): { title: string }[] =>
  (options.find(({ title }) => title === 'Maat')?.values ?? []).map(({ title }) => ({ title }))

export const presentTile = (row: TileRow): ProductTile => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  variantId: row.variantId,
  sku: row.sku,
  brand: { title: row.brandTitle, slug: row.brandSlug },
  mainCategory: { title: row.categoryTitle, path: row.categoryPath },
  options: sizes(row.options),
  delivery: row.delivery,
  price: presentPrice(row.lowestCents, row.oldCents),
  priceFrom: row.configurable || row.highestCents > row.lowestCents,
  images: row.images,
  stockScore: stockScore(row.mostStock),
  available: row.mostStock > 0,
  overlay: row.overlay,
  configurable: row.configurable,
  review: presentReviewSummary(row),
})
