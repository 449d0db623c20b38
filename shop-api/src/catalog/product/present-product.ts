import type { ProductFamily, Variant } from 'shared-types/contracts/catalog'
import type { Product } from 'shared-types/contracts/provider/catalog'
import { safeHtml } from 'shared-types/html/safe-html'
import { metaTitleOf } from '../../db/schema/columns/meta-title.ts'
import { cataloguePromise, orderBefore } from '../../delivery/delivery-days.ts'
import type { WorkingCalendar } from '../../delivery/working-days.ts'
import { offeredOptions, presentPrice, presentReviewSummary, stockScore } from '../tile/present.ts'
import type { FoundProduct, SizeRow, VariantRow } from './product-queries.ts'

const presentVariant = (row: VariantRow, calendar: WorkingCalendar): Variant => ({
  id: row.id,
  sku: row.sku,
  title: row.title,
  values: row.values,
  image: row.image,
  price: presentPrice(row.priceCents, row.priceOldCents),
  stock: row.stock,
  stockScore: stockScore(row.stock),
  available: row.stock > 0,
  delivery: cataloguePromise(row, calendar),
  orderBefore: orderBefore(row, calendar),
})

/** Null for a product without others: there is nothing to choose. */
const presentFamily = (family: FoundProduct['family']): ProductFamily | null =>
  family?.members && family.members.length > 1 ? { ...family, members: family.members } : null

/** The variant that a product page shows first: the cheapest available one, as on its tile. */
const firstChoice = (variants: VariantRow[]): VariantRow | undefined =>
  variants.toSorted(
    (left, right) =>
      Number(right.stock > 0) - Number(left.stock > 0) ||
      left.priceCents - right.priceCents ||
      left.position - right.position,
  )[0]

const presentSize = (
  { title, configuration, extraCents, image }: SizeRow,
  { priceCents, priceOldCents }: VariantRow,
): Product['sizes'][number] => ({
  title,
  configuration,
  price: presentPrice(priceCents + extraCents, priceOldCents === null ? null : priceOldCents + extraCents),
  image,
})

const configuredFields = (['boxconfig_id', 'summary', 'image_url'] as const).map((title, index) => ({
  id: index + 1,
  title,
}))

/** Null when no variant of the product is for sale. */
export const presentProduct = (
  { product, brand, manufacturer, mainCategory, isConfigurable, family, lineage, ...found }: FoundProduct,
  calendar: WorkingCalendar,
): Product | null => {
  const variants = found.variants ?? []
  const first = firstChoice(variants)
  if (!first) return null
  const mostStock = Math.max(...variants.map(({ stock }) => stock))
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    summary: product.summary,
    description: safeHtml(product.description),
    usps: product.usps,
    specifications: product.specifications,
    options: offeredOptions(
      product.options,
      variants.map(({ values }) => values),
    ),
    variants: variants.map((row) => presentVariant(row, calendar)),
    family: presentFamily(family),
    variantId: first.id,
    sku: first.sku,
    brand,
    manufacturer,
    mainCategory: mainCategory,
    categories: found.categories ?? [],
    breadcrumbs: lineage,
    delivery: cataloguePromise(first, calendar),
    price: presentPrice(first.priceCents, first.priceOldCents),
    images: product.images,
    sizes: (found.sizes ?? []).map((size) => presentSize(size, first)),
    stockScore: stockScore(mostStock),
    available: mostStock > 0,
    overlay: product.overlay,
    review: presentReviewSummary(product),
    customFields: isConfigurable ? configuredFields : [],
    metaTitle: metaTitleOf(product),
    metaDescription: product.metaDescription,
  }
}
