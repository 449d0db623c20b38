import type { Price, ReviewSummary, TileColors } from 'shared-types/contracts/catalog'
import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { cataloguePromise } from '../../delivery/delivery-days.ts'
import { showCalendar } from '../../delivery/closed-periods.ts'
import type { WorkingCalendar } from '../../delivery/working-days.ts'
import { detailOf } from './title-detail.ts'
import type { TileRow } from './tile-queries.ts'

export const presentPrice = (cents: number, oldCents: number | null): Price => ({
  price: cents,
  priceOld: oldCents,
})

/** From this quantity on, stock is plentiful. */
const plenty = 20

/** From 0 (none) to 100 (plenty). One piece already counts as more than 0. */
export const stockScore = (stock: number): number => Math.min(100, Math.round((stock / plenty) * 100))

/** With the average in one decimal; it must not have been rounded before. */
export const presentReviewSummary = (row: { reviewAverage: number; reviewCount: number }): ReviewSummary => ({
  averageScore: Math.round(row.reviewAverage * 10) / 10,
  count: row.reviewCount,
})

/** The values that its variants for sale have. */
export const offeredOptions = (options: TileRow['options'], variants: string[][]): TileRow['options'] =>
  options.map(({ title, values }, index) => {
    const offered = new Set(variants.map((variant) => variant[index]))
    return { title, values: values.filter((value) => offered.has(value.title)) }
  })

const sizes = (options: TileRow['options']): { title: string }[] =>
  (options.find(({ title }) => title === 'Maat')?.values ?? []).map(({ title }) => ({ title }))

/** How many colours a tile shows; it counts the others. */
const shownColors = 5

/** Null without a choice of colour. */
const presentColors = (colors: string[]): TileColors | null =>
  colors.length > 1 ? { shown: colors.slice(0, shownColors), count: colors.length } : null

/** The colours of a product whose variants differ in colour. */
const ownColors = (options: TileRow['options']): string[] =>
  options.flatMap(({ values }) => values.flatMap(({ color }) => color ?? []))

type VariantData = Pick<
  ProductTile,
  | 'variantId'
  | 'variantChosen'
  | 'configuration'
  | 'sku'
  | 'options'
  | 'delivery'
  | 'price'
  | 'priceFrom'
  | 'images'
  | 'stockScore'
  | 'available'
>

/** The data of a tile about the whole product. */
const wholeProduct = (row: TileRow, calendar: WorkingCalendar): VariantData => ({
  variantId: row.variantId,
  variantChosen: false,
  configuration: null,
  sku: row.sku,
  options: sizes(offeredOptions(row.options, row.offeredValues)),
  delivery: cataloguePromise(row, calendar),
  price: presentPrice(row.lowestCents, row.oldCents),
  priceFrom: row.configurable || row.highestCents > row.lowestCents,
  images: row.images,
  stockScore: stockScore(row.mostStock),
  available: row.mostStock > 0,
})

/** The data of a tile about the variant that the filters chose. */
const chosenVariant = (
  { images, configurable }: TileRow,
  {
    id,
    sku,
    values,
    image,
    cents,
    oldCents,
    stock,
    configuration,
    ...promised
  }: NonNullable<TileRow['chosen']>,
  calendar: WorkingCalendar,
): VariantData => ({
  variantId: id,
  variantChosen: true,
  configuration,
  sku,
  options: values.map((title) => ({ title })),
  delivery: cataloguePromise(promised, calendar),
  price: presentPrice(cents, oldCents),
  // In a chosen size, the price of a bed is that of its whole default set.
  priceFrom: configurable && configuration === null,
  images: image ? [image, ...images.filter(({ file }) => file !== image.file)] : images,
  stockScore: stockScore(stock),
  available: stock > 0,
})

const presentTile = (row: TileRow, calendar: WorkingCalendar): ProductTile => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  detail: detailOf(row.title, row.familyValues, row.colourNames),
  brand: { title: row.brandTitle, slug: row.brandSlug },
  mainCategory: { title: row.categoryTitle, path: row.categoryPath },
  ...(row.chosen ? chosenVariant(row, row.chosen, calendar) : wholeProduct(row, calendar)),
  variantCount: row.offeredValues.length,
  overlay: row.overlay,
  colors:
    presentColors(row.familyColors ?? []) ??
    presentColors(ownColors(offeredOptions(row.options, row.offeredValues))),
  cloths: row.cloths !== null && row.cloths > 1 ? row.cloths : null,
  configurable: row.configurable,
  review: presentReviewSummary(row),
})

export const presentTiles = async (db: Db, rows: TileRow[]): Promise<ProductTile[]> => {
  const calendar = await showCalendar(db)
  return rows.map((row) => presentTile(row, calendar))
}
