import { and, eq, sql } from 'drizzle-orm'
import type { TileColors } from 'shared-types/contracts/catalog'
import type { Db } from '../../db/client.ts'
import { memoize } from '../../db/memoize.ts'
import { prepared } from '../../db/prepared.ts'
import {
  brand,
  category,
  facetValue,
  product,
  type StoredImage,
  variant,
} from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'

/** The order in which quick purchase chooses a variant: available ones first, then the cheapest. */
const bestFirst = sql`${variant.stock} > 0 desc, ${variant.priceCents}, ${variant.position}`

const cheapestFirst = sql`${variant.priceCents}, ${variant.position}`

/** Aggregates the variants of one product. Column names differ from those of a product. */
const offered = (db: Db) =>
  db
    .select({
      lowestCents: sql<number>`min(${variant.priceCents})`.as('lowest_cents'),
      highestCents: sql<number>`max(${variant.priceCents})`.as('highest_cents'),
      oldCents: sql<number | null>`(array_agg(${variant.priceOldCents} order by ${cheapestFirst}))[1]`.as(
        'old_cents',
      ),
      mostStock: sql<number>`max(${variant.stock})`.as('most_stock'),
      variantId: sql<number>`(array_agg(${variant.id} order by ${bestFirst}))[1]`.as('best_id'),
      sku: sql<string>`(array_agg(${variant.sku} order by ${bestFirst}))[1]`.as('best_sku'),
      delivery: sql<string>`(array_agg(${variant.delivery} order by ${bestFirst}))[1]`.as('best_delivery'),
      nextDay: sql<boolean>`(array_agg(${variant.nextDay} order by ${bestFirst}))[1]`.as('best_next_day'),
    })
    .from(variant)
    .where(and(eq(variant.productId, product.id), variant.active))
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
    and ${variant.productId} = ${product.id} and ${variant.active})`

/** How many colours a tile shows; it counts the others. */
export const shownColors = 5

/** The colours of a product's family, the first in order; null where no member has a colour. */
const colors = sql<TileColors | null>`(
  select json_build_object('shown', (array_agg(color order by first_id))[1:${sql.raw(String(shownColors))}], 'count', count(*))
  from (
    select color, min(id) as first_id from (
      select member.id, value ->> 'title' as title, value ->> 'color' as color
      from product as member, jsonb_array_elements(member.family_values) as value
      where member.family_id = ${product.familyId} and member.active and value ->> 'color' is not null
    ) as coloured group by title, color
  ) as colour having count(*) > 1)`

/** The number of cloths of a product's family; null where all members have the same. */
const cloths = sql<number | null>`(
  select count(distinct cloth)::int from (
    select member.family_values -> (array_position(family.attributes, 'Stof') - 1) ->> 'title' as cloth
    from product_family as family join product as member on member.family_id = family.id and member.active
    where family.id = ${product.familyId}
  ) as woven having count(distinct cloth) > 1)`

const tileStatement = prepared((db) => {
  const variants = offered(db)
  return db
    .select({
      id: product.id,
      slug: product.slug,
      title: product.title,
      familyValues: product.familyValues,
      images: product.images,
      options: product.options,
      overlay: product.overlay,
      reviewCount: product.reviewCount,
      reviewAverage: product.reviewAverage,
      brandTitle: brand.title,
      brandSlug: brand.slug,
      categoryTitle: category.title,
      categoryPath: category.path,
      lowestCents: variants.lowestCents,
      highestCents: variants.highestCents,
      oldCents: variants.oldCents,
      mostStock: variants.mostStock,
      variantId: variants.variantId,
      sku: variants.sku,
      colors,
      cloths,
      chosen,
      delivery: variants.delivery,
      nextDay: variants.nextDay,
      configurable: sql<boolean>`${configurator.productId} is not null`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .innerJoinLateral(variants, sql`true`)
    .leftJoin(configurator, eq(configurator.productId, product.id))
    .where(and(sql`${product.id} = any(${sql.placeholder('ids')}::int[])`, product.active))
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
    .map((row) => Object.assign(row, { colourNames }))
}

export type TileRow = Awaited<ReturnType<typeof readTiles>>[number]
