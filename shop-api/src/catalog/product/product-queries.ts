import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ProductFamily } from 'shared-types/contracts/catalog'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import {
  brand,
  category,
  facetValue,
  product,
  productCategory,
  productFamily,
  variant,
} from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'

interface TitledPath {
  title: string
  path: string
}

export type VariantRow = Pick<
  typeof variant.$inferSelect,
  | 'id'
  | 'sku'
  | 'title'
  | 'values'
  | 'image'
  | 'priceCents'
  | 'priceOldCents'
  | 'stock'
  | 'delivery'
  | 'nextDay'
  | 'position'
>

export interface SizeRow extends Pick<typeof configuratorSize.$inferSelect, 'extraCents' | 'image'> {
  title: string
  configuration: (typeof configuratorSize.$inferSelect)['choices']
}

/** Without members when none of them is for sale. */
interface FamilyRow extends Pick<ProductFamily, 'title' | 'attributes'> {
  members: ProductFamily['members'] | null
}

/** The variants for sale, in display order. */
const variants = sql<VariantRow[] | null>`(
  select json_agg(json_build_object('id', ${variant.id}, 'sku', ${variant.sku}, 'title', ${variant.title}, 'values', ${variant.values},
    'image', ${variant.image}, 'priceCents', ${variant.priceCents}, 'priceOldCents', ${variant.priceOldCents}, 'stock', ${variant.stock},
    'delivery', ${variant.delivery}, 'nextDay', ${variant.nextDay}, 'position', ${variant.position})
    order by ${variant.position}, ${variant.id})
  from ${variant} where ${variant.productId} = ${product.id} and ${variant.active})`

/** The sizes of a configurable product that are filter values, the cheapest first. */
const sizes = sql<SizeRow[] | null>`(
  select json_agg(json_build_object('title', ${facetValue.title}, 'configuration', ${configuratorSize.choices},
    'extraCents', ${configuratorSize.extraCents}, 'image', ${configuratorSize.image})
    order by ${configuratorSize.extraCents}, ${facetValue.position})
  from ${configuratorSize} join ${facetValue} on ${facetValue.id} = ${configuratorSize.valueId}
  where ${configurator.productId} is not null and ${configuratorSize.productId} = ${product.id})`

/** The active products of a family with their variants for sale, each in display order. */
const family = sql<FamilyRow | null>`(
  select json_build_object('title', ${productFamily.title}, 'attributes', ${productFamily.attributes}, 'members', (
    select json_agg(json_build_object('id', member.id, 'slug', member.slug, 'title', member.title, 'values', member.family_values,
      'image', member.images -> 0, 'variants', offered) order by member.id)
    from ${product} as member cross join lateral (
      select json_agg(json_build_object('id', ${variant.id}, 'values', ${variant.values}, 'available', ${variant.stock} > 0)
        order by ${variant.position}, ${variant.id}) as offered
      from ${variant} where ${variant.productId} = member.id and ${variant.active}
    ) as for_sale
    where member.family_id = ${productFamily.id} and member.active and offered is not null))
  from ${productFamily} where ${productFamily.id} = ${product.familyId})`

/** The listed categories of a product. A page of offers does not describe it. */
const categories = sql<TitledPath[] | null>`(
  select json_agg(json_build_object('title', listed.title, 'path', listed.path) order by listed.path)
  from ${productCategory} join ${category} as listed on listed.id = ${productCategory.categoryId}
  where ${productCategory.productId} = ${product.id} and listed.listed and not listed.reduced_only)`

/** The main category and those above it, outermost first. */
const lineage = sql<TitledPath[]>`(
  select json_agg(json_build_object('title', above.title, 'path', above.path) order by length(above.path))
  from ${category} as above where starts_with(${category.path} || '/', above.path || '/'))`

/** One statement with all of a product: each other one would cost as much again. */
const selectProduct = (db: Db, which: SQL | undefined) =>
  db
    .select({
      product,
      brand: { title: brand.title, slug: brand.slug },
      manufacturer: brand.manufacturer,
      mainCategory: { title: category.title, path: category.path },
      isConfigurable: sql<boolean>`${configurator.productId} is not null`,
      variants,
      sizes,
      family,
      categories,
      lineage,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .leftJoin(configurator, eq(configurator.productId, product.id))
    .where(which)

type FoundRows = Awaited<ReturnType<typeof selectProduct>>
export type FoundProduct = FoundRows[number]

const firstOf = ([found]: FoundRows): FoundProduct | null => found ?? null

const productBySlug = statement((db) =>
  selectProduct(db, and(eq(product.slug, sql.placeholder('slug')), product.active)).prepare(
    'product_by_slug',
  ),
)
const productById = statement((db) =>
  selectProduct(db, and(eq(product.id, sql.placeholder('id')), product.active)).prepare('product_by_id'),
)

export const findProductBySlug = async (db: Db, slug: string) =>
  firstOf(await productBySlug(db).execute({ slug }))
export const findProductById = async (db: Db, id: number) => firstOf(await productById(db).execute({ id }))
/** Also while it is hidden. */
export const findPreviewedProduct = async (db: Db, id: number) =>
  firstOf(await selectProduct(db, eq(product.id, id)))
