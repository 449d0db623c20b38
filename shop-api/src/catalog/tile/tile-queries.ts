import { sql, type SQL } from 'drizzle-orm'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { Db } from '../../db/client.ts'
import { composed, rendered } from '../../db/composed.ts'
import { memoize } from '../../db/memoize.ts'
import {
  facetValue,
  familyTile,
  product,
  productTile,
  type StoredImage,
  type StoredTile,
  variant,
} from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'

/** The order in which quick purchase chooses a variant: available ones first, then the cheapest. */
const bestFirst = sql`${variant.stock} > 0 desc, ${variant.priceCents}, ${variant.position}`

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

/** What the database knows of a tile. Prices are in cents, and those of the available variants, if there are any. */
export interface StoredRow {
  id: number
  tile: StoredTile
  /** The colours of its family, in order; null without a family. */
  familyColors: string[] | null
  cloths: number | null
  lowestCents: number
  highestCents: number
  oldCents: number | null
  mostStock: number
  /** The values of each variant, in the order of the product's options. */
  offeredValues: string[][]
  variantId: number
  sku: string
  delivery: string
  nextDay: boolean
  chosen: ChosenVariant | null
  configurable: boolean
}

/** The first of the chosen sizes in which a configurable bed is cheapest. */
const chosenSize = sql`
  select array[${facetValue.title}] as titles, ${configuratorSize.choices} as choices,
    ${configuratorSize.extraCents} as extra, ${configuratorSize.image} as picture
  from ${configuratorSize} join ${facetValue} on ${facetValue.id} = ${configuratorSize.valueId}
  where ${configuratorSize.productId} = ${variant.productId} and ${configuratorSize.valueId} = any(shown.value_ids)
  order by ${configuratorSize.extraCents}, ${facetValue.position} limit 1`

/** The variant that a list chose for the tile. */
const chosen = sql`(
  select json_build_object('id', id, 'sku', sku, 'values', coalesce(titles, values), 'image', coalesce(picture, image),
    'cents', price_cents + coalesce(extra, 0), 'oldCents', price_old_cents + coalesce(extra, 0), 'stock', stock,
    'delivery', delivery, 'nextDay', next_day, 'configuration', choices)
  from ${variant} left join lateral (${chosenSize}) as size on true
  where ${variant.id} = shown.variant_id and ${variant.productId} = shown.product_id and ${variant.active})`

/**
 * The tiles of `shown`, a part of the statement, as JSON: its `product_id`, `variant_id` (null unless the list chooses one),
 * `value_ids` (the chosen filter values, among them the sizes of configurable beds) and `position`, by which the tiles
 * are in order. Products that cannot be bought are left out. One JSON value costs less than columns, which are parsed one by one.
 */
export const tilesOfShown = rendered(sql`(
  select json_agg(json_build_object('id', shown.product_id, 'tile', ${productTile.tile}, 'familyColors', ${familyTile.colors},
    'cloths', ${familyTile.cloths}, 'lowestCents', offered.lowest, 'highestCents', offered.highest, 'oldCents', offered.old,
    'mostStock', offered.stock, 'offeredValues', offered.values, 'variantId', offered.id, 'sku', offered.sku,
    'delivery', offered.delivery, 'nextDay', offered.next_day, 'chosen', ${chosen},
    'configurable', ${configurator.productId} is not null) order by shown.position)
  from shown
  join ${productTile} on ${productTile.productId} = shown.product_id
  join lateral (
    select (array_agg(${variant.priceCents} order by ${bestFirst}))[1] as lowest,
      coalesce(max(${variant.priceCents}) filter (where ${variant.stock} > 0), max(${variant.priceCents})) as highest,
      (array_agg(${variant.priceOldCents} order by ${bestFirst}))[1] as old,
      max(${variant.stock}) as stock,
      json_agg(${variant.values}) as values,
      (array_agg(${variant.id} order by ${bestFirst}))[1] as id,
      (array_agg(${variant.sku} order by ${bestFirst}))[1] as sku,
      (array_agg(${variant.delivery} order by ${bestFirst}))[1] as delivery,
      (array_agg(${variant.nextDay} order by ${bestFirst}))[1] as next_day
    from ${variant} where ${variant.productId} = shown.product_id and ${variant.active}
    group by ${variant.productId}
  ) as offered on true
  left join ${familyTile} on ${familyTile.familyId} = ${productTile.familyId}
  left join ${configurator} on ${configurator.productId} = shown.product_id)`)

const tileStatement = composed<{ tiles: StoredRow[] | null }>()

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
 * The best reduced variant of a product whose tile shows a variant that is not reduced. With a range of prices, only
 * within it.
 */
export const reducedVariant = (productId: SQL, price: PriceRange | null): SQL => {
  const isReduced = sql`${variant.priceOldCents} is not null`
  const isOffer = price
    ? sql`${isReduced} and ${variant.priceCents} between ${price.min * 100} and ${price.max * 100}`
    : isReduced
  return sql`(
    select (array_agg(${variant.id} order by ${bestFirst}) filter (where ${isOffer}))[1] from ${variant}
    where ${variant.productId} = ${productId} and ${variant.active}
    having (array_agg(${variant.priceOldCents} order by ${bestFirst}))[1] is null)`
}

interface TileChoice {
  /** At most one variant of each product, which its tile shows. */
  variantIds: number[]
  /** The chosen filter values, among them the sizes of configurable beds. */
  valueIds: number[]
}

/** Completes what {@link tilesOfShown} found. */
export const completeTiles = async (db: Db, rows: StoredRow[] | null) => {
  const colourNames = await readColourNames(db)
  return (rows ?? []).map(({ tile, ...row }) => Object.assign(row, tile, { colourNames }))
}

export type TileRow = Awaited<ReturnType<typeof completeTiles>>[number]

/**
 * The tile data of these products, in the order of the ids. Products that cannot be bought are left out.
 */
export const readTiles = async (
  db: Db,
  productIds: number[],
  { variantIds, valueIds }: TileChoice = { variantIds: [], valueIds: [] },
): Promise<TileRow[]> => {
  const ids = sql`${sql.param(productIds)}::int[]`
  const [row] = await tileStatement(
    db,
    sql`
    with shown as (
      select array_position(${ids}, ${productTile.productId}) as position, ${productTile.productId},
        (select ${variant.id} from ${variant} where ${variant.id} = any(${sql.param(variantIds)}::int[])
          and ${variant.productId} = ${productTile.productId}) as variant_id,
        ${sql.param(valueIds)}::int[] as value_ids
      from ${productTile} where ${productTile.productId} = any(${ids})
    )
    select ${tilesOfShown} as tiles`,
  )
  return completeTiles(db, row?.tiles ?? null)
}
