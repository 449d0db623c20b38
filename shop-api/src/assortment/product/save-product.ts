import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ProductChange } from 'shared-types/contracts/admin/assortment/products'
import { safeHtml } from 'shared-types/html/safe-html'
import type { Db, Tx } from '../../db/client.ts'
import { storedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import { uploadedPicture } from '../../db/schema/assortment.ts'
import {
  brand,
  category,
  facetValue,
  product,
  productCategory,
  type StoredImage,
  variant,
} from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { isNextDay } from '../../delivery/delivery-days.ts'
import { readPromotionPages } from '../../promotion/promoted-articles.ts'
import { redirectMoved } from '../../redirect/redirect-moved.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { familyMember, readMembers, whySame } from '../family/same-values.ts'
import { addressTaken } from './add-product.ts'
import { noneForSale, staysArchived } from '../variant/article-rules.ts'
import { followArticles } from '../variant/follow-articles.ts'
import { optionsOf, readOptionFilters, withColors, type OptionFilters } from '../variant/option-filters.ts'
import { deliveryOfAll, noSuchProduct, readBrandValues } from './read-product.ts'

type ProductRow = typeof product.$inferSelect

const wrong: (field: keyof ProductChange, message: string) => Refusal = refuseField

const lockProduct = async (tx: Tx, id: number): Promise<ProductRow | undefined> =>
  (await tx.select().from(product).where(eq(product.id, id)).for('update'))[0]

/** Pictures of the product, or uploaded ones: their files exist and their sizes are known. */
const findPictures = async (tx: Tx, row: ProductRow, { images }: ProductChange) => {
  const own = new Map(row.images.map((image) => [image.file, image]))
  const added = images.filter(({ file }) => !own.has(file))
  const uploaded = await tx
    .select({ file: uploadedPicture.file, width: uploadedPicture.width, height: uploadedPicture.height })
    .from(uploadedPicture)
    .where(
      inArray(
        uploadedPicture.file,
        added.map(({ file }) => file),
      ),
    )
  const known = new Map([...own, ...uploaded.map((picture) => [picture.file, picture] as const)])
  return images.flatMap(({ file, alt }) => {
    const picture = known.get(file)
    return picture ? [{ file, alt, width: picture.width, height: picture.height }] : []
  })
}

const haveAll = async (tx: Tx, table: typeof category | typeof facetValue, ids: number[]): Promise<boolean> =>
  (await tx.$count(table, inArray(table.id, ids))) === new Set(ids).size

/** A product with reduced prices stays on the page of their promotion: its form may be from before. */
const writeCategories = async (tx: Tx, productId: number, categoryIds: number[]): Promise<void> => {
  await tx
    .delete(productCategory)
    .where(
      and(
        eq(productCategory.productId, productId),
        notInArray(productCategory.categoryId, [
          ...categoryIds,
          ...(await readPromotionPages(tx, productId)),
        ]),
      ),
    )
  await tx
    .insert(productCategory)
    .values(categoryIds.map((categoryId) => ({ productId, categoryId })))
    .onConflictDoNothing()
}

/** In the order in which orders lock them, and before their product, as all verbs do. */
const lockArticles = (tx: Tx, productId: number) =>
  tx.select().from(variant).where(eq(variant.productId, productId)).orderBy(variant.id).for('no key update')

/** Gives articles without filter values those of their options, and their photos what the product makes of these. */
const followProduct = async (
  tx: Tx,
  row: ProductRow,
  images: StoredImage[],
  articles: Awaited<ReturnType<typeof lockArticles>>,
  filters: OptionFilters,
): Promise<void> => {
  const before = new Set(row.images.map(({ file }) => file))
  const now = new Map(images.map((image) => [image.file, image]))
  for (const { id, values, facetValueIds, image } of articles) {
    const filled = facetValueIds.length > 0 ? facetValueIds : filters.idsOf(optionsOf(row.options, values))
    const shown = image && before.has(image.file) ? (now.get(image.file) ?? null) : image
    if (filled.length > facetValueIds.length || !isDeepStrictEqual(shown, image))
      await tx.update(variant).set({ facetValueIds: filled, image: shown }).where(eq(variant.id, id))
  }
}

/** Why this product cannot be shown. */
const refuseShowing = async (
  tx: Tx,
  row: ProductRow,
  articles: Awaited<ReturnType<typeof lockArticles>>,
  images: StoredImage[],
): Promise<Refusal | null> => {
  if (row.archivedAt) return wrong('active', staysArchived)
  if (!articles.some(({ active }) => active)) return wrong('active', noneForSale)
  if (!row.active) {
    const [member] = await tx.select(familyMember).from(product).where(eq(product.id, row.id))
    const same = member && whySame(member, await readMembers(tx, [member.familyId]))
    if (same !== undefined) return wrong('active', same)
  }
  return images.length === 0 ? wrong('active', 'Voeg eerst een foto toe.') : null
}

/** The delivery of all articles, if the employee changed it. */
const writeDelivery = async (
  tx: Tx,
  productId: number,
  articles: Awaited<ReturnType<typeof lockArticles>>,
  { delivery, deliveryBefore }: ProductChange,
): Promise<Refusal | null> => {
  if (delivery === deliveryBefore) return null
  if (delivery === '') return wrong('delivery', 'Vul dit in.')
  if (deliveryOfAll(articles) !== deliveryBefore)
    return wrong('delivery', 'De levertijd van een artikel is intussen gewijzigd. Laad de pagina opnieuw.')
  await tx
    .update(variant)
    .set({ delivery, nextDay: isNextDay(delivery) })
    .where(eq(variant.productId, productId))
  return null
}

/** Saves what an employee changed, if the product is still as that employee read it. */
export const saveProduct = (db: Db, id: number, change: ProductChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [known] = await tx.select({ slug: product.slug }).from(product).where(eq(product.id, id))
    // Locked before the row, in the same order as an import does, so that they do not deadlock.
    if (known && known.slug !== change.slug) await lockAdditions(tx)
    const variants = await lockArticles(tx, id)
    const row = await lockProduct(tx, id)
    if (!row) return noSuchProduct()
    if (row.version !== change.version) return editedMeanwhile(tx, 'product', id)

    const [maker] = await tx.select().from(brand).where(eq(brand.id, change.brandId))
    if (!maker) return wrong('brandId', 'Dit merk bestaat niet meer.')
    const categoryIds = [...new Set([change.mainCategoryId, ...change.categoryIds])]
    if (!(await haveAll(tx, category, categoryIds)))
      return wrong('categoryIds', 'Een van deze categorieën bestaat niet meer.')
    if (!(await haveAll(tx, facetValue, change.facetValueIds)))
      return wrong('facetValueIds', 'Een van deze filterwaarden bestaat niet meer.')
    const images = await findPictures(tx, row, change)
    if (images.length < change.images.length)
      return wrong('images', 'Een van de foto’s is niet (meer) bekend. Voeg die opnieuw toe.')

    const refused =
      (change.active ? await refuseShowing(tx, row, variants, images) : null) ??
      (await writeDelivery(tx, id, variants, change))
    if (refused) return refused
    if (change.slug !== row.slug) {
      if ((await tx.$count(product, eq(product.slug, change.slug))) > 0) return addressTaken(change.slug)
      await redirectMoved(tx, [{ from: `/${row.slug}.html`, to: `/${change.slug}.html` }])
    }
    const brandValues = await readBrandValues(tx)
    const brandValueIds = new Set(brandValues.values())
    const ofBrand = brandValues.get(maker.title)
    const filters = await readOptionFilters(tx)
    await followProduct(tx, row, images, variants, filters)
    const facetValueIds = [
      ...change.facetValueIds.filter((value) => !brandValueIds.has(value)),
      ...variants.flatMap((article) => article.facetValueIds),
      ...(ofBrand === undefined ? [] : [ofBrand]),
    ]
    const { version, categoryIds: _saved, delivery: _delivery, deliveryBefore: _before, ...columns } = change
    await tx
      .update(product)
      .set({
        ...columns,
        images,
        options: withColors(row.options, filters),
        description: safeHtml(change.description),
        metaTitle: storedMetaTitle(change),
        overlay: change.overlay || null,
        facetValueIds: [...new Set(facetValueIds)].toSorted((left, right) => left - right),
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(product.id, id))
    await followArticles(tx, [id])
    await writeCategories(tx, id, categoryIds)
    return null
  })
