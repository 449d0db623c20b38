import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Db } from '../../db/client.ts'
import { memoize } from '../../db/memoize.ts'
import { statement } from '../../db/statement.ts'
import {
  facetValue,
  familyTile,
  product,
  productTile,
  type StoredImage,
  variant,
} from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'

/** The order in which quick purchase chooses a variant: available ones first, then the cheapest. */
const bestFirst = sql`${variant.stock} > 0 desc, ${variant.priceCents}, ${variant.position}`

/** Aggregates the variants of one product. The prices are those of the available ones, if there are any. Column names differ from those of a product. */
const offered = (db: Db) =>
  db
    .select({
      lowestCents: sql<number>`(array_agg(${variant.priceCents} order by ${bestFirst}))[1]`.as(
        'lowest_cents',
      ),
      highestCents:
        sql<number>`coalesce(max(${variant.priceCents}) filter (where ${variant.stock} > 0), max(${variant.priceCents}))`.as(
          'highest_cents',
        ),
      oldCents: sql<number | null>`(array_agg(${variant.priceOldCents} order by ${bestFirst}))[1]`.as(
        'old_cents',
      ),
      mostStock: sql<number>`max(${variant.stock})`.as('most_stock'),
      values: sql<string[][]>`json_agg(${variant.values})`.as('offered_values'),
      variantId: sql<number>`(array_agg(${variant.id} order by ${bestFirst}))[1]`.as('best_id'),
      sku: sql<string>`(array_agg(${variant.sku} order by ${bestFirst}))[1]`.as('best_sku'),
      delivery: sql<string>`(array_agg(${variant.delivery} order by ${bestFirst}))[1]`.as('best_delivery'),
      nextDay: sql<boolean>`(array_agg(${variant.nextDay} order by ${bestFirst}))[1]`.as('best_next_day'),
    })
    .from(variant)
    .where(and(eq(variant.productId, productTile.productId), variant.active))
    .groupBy(variant.productId)
    .as('offered')

interface ChosenVariant {
  id: number
  sku: string
  values: string[]
  image: StoredImage | null
  cents: number
  oldCents: number | null
  stock: number
  delivery: string
  nextDay: boolean
  /** The choice of the size of a configurable bed; null for other products. */
  configuration: string | null
}

/** The first of the chosen sizes in which a configurable bed is cheapest. */
const chosenSize = sql`(
  select array[${facetValue.title}] as titles, ${configuratorSize.choices} as choices,
    ${configuratorSize.extraCents} as extra, ${configuratorSize.image} as picture
  from ${configuratorSize} join ${facetValue} on ${facetValue.id} = ${configuratorSize.valueId}
  where ${configuratorSize.productId} = ${variant.productId}
    and ${configuratorSize.valueId} = any(${sql.placeholder('valueIds')}::int[])
  order by ${configuratorSize.extraCents}, ${facetValue.position} limit 1)`

/** The variant that the filters of the list chose. */
const chosen = sql<ChosenVariant | null>`(
  select json_build_object('id', id, 'sku', sku, 'values', coalesce(titles, values), 'image', coalesce(picture, image),
    'cents', price_cents + coalesce(extra, 0), 'oldCents', price_old_cents + coalesce(extra, 0), 'stock', stock,
    'delivery', delivery, 'nextDay', next_day, 'configuration', choices)
  from ${variant} left join lateral ${chosenSize} as size on true where ${variant.id} = any(${sql.placeholder('variantIds')}::int[])
    and ${variant.productId} = ${productTile.productId} and ${variant.active})`

const tileStatement = statement((db) => {
  const variants = offered(db)
  return db
    .select({
      id: productTile.productId,
      tile: productTile.tile,
      familyColors: familyTile.colors,
      cloths: familyTile.cloths,
      lowestCents: variants.lowestCents,
      highestCents: variants.highestCents,
      oldCents: variants.oldCents,
      mostStock: variants.mostStock,
      offeredValues: variants.values,
      variantId: variants.variantId,
      sku: variants.sku,
      chosen,
      delivery: variants.delivery,
      nextDay: variants.nextDay,
      configurable: sql<boolean>`${configurator.productId} is not null`,
    })
    .from(productTile)
    .innerJoinLateral(variants, sql`true`)
    .leftJoin(familyTile, eq(familyTile.familyId, productTile.familyId))
    .leftJoin(configurator, eq(configurator.productId, productTile.productId))
    .where(sql`${productTile.productId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('catalog_tiles')
})

/** How long a new name of a colour may be missing, in milliseconds. */
const coloursCachedFor = 60_000

/** The names of all colours in which families come. By the index of families: reading all products takes seconds at a million. */
const readColourNames = memoize(coloursCachedFor, async (db): Promise<string[]> => {
  const { rows } = await db.execute<{ title: string }>(sql`
    select distinct value ->> 'title' as title from ${product}, jsonb_array_elements(${product.familyValues}) as value
    where ${product.familyId} is not null and value ->> 'color' is not null`)
  return rows.map(({ title }) => title)
})

/**
 * Of each of these products that is not reduced in the variant of its tile, the best variant that is. With a range of prices, only
 * within it.
 */
export const reducedVariants = async (
  db: Db,
  productIds: number[],
  price: PriceRange | null,
): Promise<number[]> => {
  if (productIds.length === 0) return []
  const isReduced = sql`${variant.priceOldCents} is not null`
  const isOffer = price
    ? sql`${isReduced} and ${variant.priceCents} between ${price.min * 100} and ${price.max * 100}`
    : isReduced
  const rows = await db
    .select({
      id: sql<number | null>`(array_agg(${variant.id} order by ${bestFirst}) filter (where ${isOffer}))[1]`,
    })
    .from(variant)
    .where(and(inArray(variant.productId, productIds), variant.active))
    .groupBy(variant.productId)
    .having(sql`(array_agg(${variant.priceOldCents} order by ${bestFirst}))[1] is null`)
  return rows.flatMap(({ id }) => id ?? [])
}

interface TileChoice {
  /** At most one variant of each product, which its tile shows. */
  variantIds: number[]
  /** The chosen filter values, among them the sizes of configurable beds. */
  valueIds: number[]
}

/**
 * The tile data of these products, in the order of the ids. Products that cannot be bought are left out.
 */
export const readTiles = async (
  db: Db,
  productIds: number[],
  { variantIds, valueIds }: TileChoice = { variantIds: [], valueIds: [] },
) => {
  const [rows, colourNames] = await Promise.all([
    tileStatement(db).execute({ ids: productIds, variantIds, valueIds }),
    readColourNames(db),
  ])
  const position = new Map(productIds.map((id, index) => [id, index]))
  return rows
    .toSorted((left, right) => (position.get(left.id) ?? 0) - (position.get(right.id) ?? 0))
    .map((row) => Object.assign(row, row.tile, { colourNames }))
}

export type TileRow = Awaited<ReturnType<typeof readTiles>>[number]
