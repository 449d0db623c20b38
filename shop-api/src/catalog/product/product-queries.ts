import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
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

const selectProduct = (db: Db, which: SQL | undefined) =>
  db
    .select({
      product,
      brand: { title: brand.title, slug: brand.slug },
      mainCategory: { title: category.title, path: category.path },
      isConfigurable: sql<boolean>`${configurator.productId} is not null`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .leftJoin(configurator, eq(configurator.productId, product.id))
    .where(which)

type FoundRows = Awaited<ReturnType<typeof selectProduct>>
export type FoundProduct = FoundRows[number]

const firstOf = ([found]: FoundRows): FoundProduct | null => found ?? null

const productBySlug = prepared((db) =>
  selectProduct(db, and(eq(product.slug, sql.placeholder('slug')), product.active)).prepare(
    'product_by_slug',
  ),
)
const productById = prepared((db) =>
  selectProduct(db, and(eq(product.id, sql.placeholder('id')), product.active)).prepare('product_by_id'),
)

export const findProductBySlug = async (db: Db, slug: string) =>
  firstOf(await productBySlug(db).execute({ slug }))
export const findProductById = async (db: Db, id: number) => firstOf(await productById(db).execute({ id }))
/** Also while it is hidden. */
export const findPreviewedProduct = async (db: Db, id: number) =>
  firstOf(await selectProduct(db, eq(product.id, id)))

const ofProduct = sql.placeholder('productId')

const variantsStatement = prepared((db) =>
  db
    .select()
    .from(variant)
    .where(and(eq(variant.productId, ofProduct), variant.active))
    .orderBy(asc(variant.position), asc(variant.id))
    .prepare('product_variants'),
)

/** The variants for sale, in display order. */
export const readVariants = (db: Db, productId: number) => variantsStatement(db).execute({ productId })

export type VariantRow = Awaited<ReturnType<typeof readVariants>>[number]

/** The sizes of a configurable product that are filter values, the cheapest first. */
export const readSizes = (db: Db, productId: number) =>
  db
    .select({
      title: facetValue.title,
      configuration: configuratorSize.choices,
      extraCents: configuratorSize.extraCents,
      image: configuratorSize.image,
    })
    .from(configuratorSize)
    .innerJoin(facetValue, eq(facetValue.id, configuratorSize.valueId))
    .where(eq(configuratorSize.productId, productId))
    .orderBy(asc(configuratorSize.extraCents), asc(facetValue.position))

export type SizeRow = Awaited<ReturnType<typeof readSizes>>[number]

const familyStatement = prepared((db) =>
  db
    .select({
      family: productFamily,
      member: {
        id: product.id,
        slug: product.slug,
        title: product.title,
        values: product.familyValues,
        images: product.images,
      },
      variant: { id: variant.id, values: variant.values, stock: variant.stock },
    })
    .from(product)
    .innerJoin(productFamily, eq(productFamily.id, product.familyId))
    .innerJoin(variant, and(eq(variant.productId, product.id), variant.active))
    .where(and(eq(product.familyId, sql.placeholder('familyId')), product.active))
    .orderBy(asc(product.id), asc(variant.position), asc(variant.id))
    .prepare('product_family'),
)

/** The active products of a family with their variants for sale, each in display order. */
export const readFamily = async (db: Db, familyId: number) => {
  const rows = await familyStatement(db).execute({ familyId })
  const members = Map.groupBy(rows, ({ member }) => member.id)
  return {
    family: rows[0]?.family ?? null,
    members: [...members.values()].flatMap((of) =>
      of[0] ? [{ ...of[0].member, variants: of.map((row) => row.variant) }] : [],
    ),
  }
}

export type FamilyRows = Awaited<ReturnType<typeof readFamily>>

const categoriesStatement = prepared((db) =>
  db
    .select({ title: category.title, path: category.path })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(and(eq(productCategory.productId, ofProduct), category.listed, not(category.reducedOnly)))
    .orderBy(asc(category.path))
    .prepare('product_categories'),
)

/** The listed categories of a product. A page of offers does not describe it. */
export const readCategoriesOf = (db: Db, productId: number) => categoriesStatement(db).execute({ productId })

const lineageStatement = prepared((db) =>
  db
    .select({ title: category.title, path: category.path })
    .from(category)
    .where(sql`${category.path} = any(${sql.placeholder('paths')}::text[])`)
    .prepare('product_lineage'),
)

/** The categories with these paths, outermost first. */
export const readLineage = async (db: Db, paths: string[]) => {
  const rows = await lineageStatement(db).execute({ paths })
  return rows.toSorted((left, right) => left.path.length - right.path.length)
}
