import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { StaffProduct, StaffVariant } from 'shared-types/contracts/admin/assortment/products'
import { typedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import { previewUrl } from '../../catalog/product/preview.ts'
import type { Shop } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { sale } from '../../db/schema/assortment.ts'
import {
  brand,
  facet,
  facetValue,
  priceHistory,
  product,
  productCategory,
  variant,
} from '../../db/schema/products/catalog.ts'
import { configurator } from '../../db/schema/products/configurator.ts'
import { oldPriceFrom } from '../../pricing/old-price.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import {
  colouredOption,
  lookOf,
  optionsOf,
  proposedBy,
  readOptionFilters,
  type OptionFilters,
} from '../variant/option-filters.ts'
import { readReferred } from '../variant/queries.ts'
import { brandFacet } from '../brand/list-brands.ts'
import { readCategoryTitles } from '../category/list-categories.ts'

export const noSuchProduct = () => refuse('not_found', 'Dit product bestaat niet.')

/** The values of the filter of brands, by the title of the brand. */
export const readBrandValues = async (db: Db | Tx): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: facetValue.id, title: facetValue.title })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(eq(facet.code, brandFacet))
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Its articles in the order of the shop, also those that are not for sale. */
const readVariants = async (db: Db | Tx, productId: number) =>
  db
    .select({ variant, sale, raisedAt: configurator.raisedAt })
    .from(variant)
    .leftJoin(sale, eq(sale.variantId, variant.id))
    .leftJoin(configurator, eq(configurator.variantId, variant.id))
    .where(eq(variant.productId, productId))
    .orderBy(asc(variant.position), asc(variant.id))

type VariantRow = Awaited<ReturnType<typeof readVariants>>[number]

/** The articles with a sale of which the price is no reduction. One that should have started starts now. */
const readUnreducedSales = async (db: Db | Tx, rows: VariantRow[], now: Date): Promise<Set<number>> => {
  const planned = rows.flatMap(({ sale: of }) => (of?.regularCents === null ? of.variantId : []))
  const points = await db
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.variantId, planned))
    .orderBy(asc(priceHistory.validFrom))
  const histories = Map.groupBy(points, ({ variantId }) => variantId)
  const isUnreduced = ({ variant: row, sale: of, raisedAt }: VariantRow) => {
    if (!of) return false
    if (of.regularCents !== null) return row.priceOldCents === null
    // As `setPricesNow` begins a history.
    const history = histories.get(row.id) ?? [
      { validFrom: new Date(0), priceCents: row.priceCents, offered: true },
    ]
    const startsAt = of.startsAt > now ? of.startsAt : now
    return oldPriceFrom(history, { startsAt, priceCents: of.priceCents }, raisedAt) === null
  }
  return new Set(rows.filter(isUnreduced).map((row) => row.variant.id))
}

const presentVariant = (
  { variant: row, sale: planned }: VariantRow,
  options: (typeof product.$inferSelect)['options'],
  filters: OptionFilters,
  referred: number[],
  unreduced: Set<number>,
): StaffVariant => ({
  id: row.id,
  sku: row.sku,
  title: row.title,
  values: row.values,
  ...lookOf(row, options, filters),
  proposed: proposedBy(optionsOf(options, row.values), filters),
  referred: referred.includes(row.id),
  priceCents: row.priceCents,
  priceOldCents: row.priceOldCents,
  stock: row.stock,
  stockThreshold: row.stockThreshold,
  active: row.active,
  delivery: row.delivery,
  vatRate: row.vatRate,
  sale: planned && {
    priceCents: planned.priceCents,
    startsAt: planned.startsAt.toISOString(),
    endsAt: planned.endsAt.toISOString(),
    running: planned.regularCents !== null,
    isUnreduced: unreduced.has(row.id),
  },
})

/** Empty if they differ. */
export const deliveryOfAll = ([first, ...others]: { delivery: string }[]): string =>
  first && others.every(({ delivery }) => delivery === first.delivery) ? first.delivery : ''

export const readProduct = async (
  { db, config }: Pick<Shop, 'db' | 'config'>,
  id: number,
): Promise<StaffProduct | Refusal> => {
  const [row] = await db.select().from(product).where(eq(product.id, id))
  if (!row) return noSuchProduct()
  const [variants, categories, brandValues, filters] = await Promise.all([
    readVariants(db, id),
    db
      .select({ id: productCategory.categoryId })
      .from(productCategory)
      .where(eq(productCategory.productId, id))
      .orderBy(asc(productCategory.categoryId)),
    readBrandValues(db),
    readOptionFilters(db),
  ])
  const referred = await readReferred(
    db,
    variants.map(({ variant: { id: variantId } }) => variantId),
  )
  const delivery = deliveryOfAll(variants.map((of) => of.variant))
  const unreduced = await readUnreducedSales(db, variants, await databaseNow(db))
  const coloured = colouredOption(row.options, filters)
  const following = new Set([
    ...brandValues.values(),
    ...variants.flatMap(({ variant: { facetValueIds } }) => facetValueIds),
  ])
  return {
    id,
    slug: row.slug,
    version: row.version,
    title: row.title,
    summary: row.summary,
    description: row.description,
    usps: row.usps,
    specifications: row.specifications,
    brandId: row.brandId,
    mainCategoryId: row.mainCategoryId,
    categoryIds: categories.map((of) => of.id),
    facetValueIds: row.facetValueIds.filter((value) => !following.has(value)),
    images: row.images.map(({ file, alt, width, height }) => ({ file, alt, width, height })),
    delivery,
    deliveryBefore: delivery,
    overlay: row.overlay,
    active: row.active,
    metaTitle: typedMetaTitle(row),
    metaDescription: row.metaDescription,
    archived: row.archivedAt !== null,
    options: row.options.map(({ title, values }, index) => ({
      title,
      values: values.map((value) => value.title),
      hasColors: index === coloured,
    })),
    previewUrl: previewUrl(config, id),
    variants: variants.map((sold) => presentVariant(sold, row.options, filters, referred, unreduced)),
  }
}

/** The choices in the forms. */
export const readChoices = async (db: Db) => {
  const [brands, categories, values] = await Promise.all([
    db
      .select({
        id: brand.id,
        title: brand.title,
        hasManufacturer: sql<boolean>`${isNotNull(brand.manufacturer)}`,
      })
      .from(brand)
      .orderBy(asc(brand.title)),
    readCategoryTitles(db),
    db
      .select({ facet: facet.title, code: facet.code, id: facetValue.id, title: facetValue.title })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .orderBy(asc(facet.position), asc(facet.id), asc(facetValue.position), asc(facetValue.id)),
  ])
  const facets = Map.groupBy(
    values.filter(({ code }) => code !== brandFacet),
    (value) => value.facet,
  )
  return {
    brands,
    categories,
    facets: [...facets].map(([title, of]) => ({
      title,
      values: of.map((value) => ({ id: value.id, title: value.title })),
    })),
  }
}
