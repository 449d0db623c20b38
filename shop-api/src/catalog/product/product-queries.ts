import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
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

const findProduct = async (db: Db, which: SQL | undefined) => {
  const [found] = await db
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
  return found ?? null
}

const ofId = (id: number) => eq(product.id, id)

export const findProductBySlug = (db: Db, slug: string) =>
  findProduct(db, and(eq(product.slug, slug), product.active))
export const findProductById = (db: Db, id: number) => findProduct(db, and(ofId(id), product.active))
/** Also while it is hidden. */
export const findPreviewedProduct = (db: Db, id: number) => findProduct(db, ofId(id))

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** The variants for sale, in display order. */
export const readVariants = (db: Db, productId: number) =>
  db
    .select()
    .from(variant)
    .where(and(eq(variant.productId, productId), variant.active))
    .orderBy(asc(variant.position), asc(variant.id))

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

/** The active products of a family with their variants for sale, each in display order. */
export const readFamily = async (db: Db, familyId: number) => {
  const rows = await db
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
    .where(and(eq(product.familyId, familyId), product.active))
    .orderBy(asc(product.id), asc(variant.position), asc(variant.id))
  const members = Map.groupBy(rows, ({ member }) => member.id)
  return {
    family: rows[0]?.family ?? null,
    members: [...members.values()].flatMap((of) =>
      of[0] ? [{ ...of[0].member, variants: of.map((row) => row.variant) }] : [],
    ),
  }
}

export type FamilyRows = Awaited<ReturnType<typeof readFamily>>

/** The listed categories of a product. A page of offers does not describe it. */
export const readCategoriesOf = (db: Db, productId: number) =>
  db
    .select({ title: category.title, path: category.path })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(and(eq(productCategory.productId, productId), category.listed, not(category.reducedOnly)))
    .orderBy(asc(category.path))

/** The categories with these paths, outermost first. */
export const readLineage = async (db: Db, paths: string[]) => {
  const rows = await db
    .select({ title: category.title, path: category.path })
    .from(category)
    .where(inArray(category.path, paths))
  return rows.toSorted((left, right) => left.path.length - right.path.length)
}
