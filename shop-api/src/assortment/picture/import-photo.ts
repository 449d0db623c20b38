import { eq, inArray, sql } from 'drizzle-orm'
import type { ImportedPhoto } from 'shared-types/contracts/admin/assortment/imports'
import { mostPhotos } from 'shared-types/contracts/admin/assortment/products'
import type { Image } from 'shared-types/image'
import type { Shop } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuseInput, type Refusal } from '../../refusal.ts'
import { archivedProduct } from '../variant/article-rules.ts'
import { addPicture } from './add-picture.ts'

/** A number at the end, as in `laken-2`, `laken_02` and `laken (2)`. */
const numbered = /(?:[-_ ]\d{1,2}| ?\(\d{1,2}\))$/

/** What a file can be named after, without its extension: the whole name first. */
const namesOf = (fileName: string): string[] => {
  const whole = fileName
    .replace(/\.[^.]*$/, '')
    .trim()
    .toLowerCase()
  return [...new Set([whole, whole.replace(numbered, '')])]
}

interface Named {
  productId: number
  /** Null if the file is named after the product. */
  variantId: number | null
}

/** A number of an article comes before the address of a product, and a longer name before a shorter one. */
const findNamed = async (db: Db | Tx, fileName: string): Promise<Named | Refusal> => {
  const names = namesOf(fileName)
  const articles = await db
    .select({ name: sql<string>`lower(${variant.sku})`, productId: variant.productId, variantId: variant.id })
    .from(variant)
    .where(sql`lower(${variant.sku}) = any(${sql.param(names)}::text[])`)
    .orderBy(variant.id)
  const products = await db
    .select({ name: product.slug, productId: product.id, variantId: sql<null>`null` })
    .from(product)
    .where(inArray(product.slug, names))
  const found = names
    .flatMap((name) => [
      articles.find((article) => article.name === name),
      products.find((one) => one.name === name),
    ])
    .find((one) => one !== undefined)
  if (!found)
    return refuseInput(
      `Er is geen artikelnummer en geen adres van een product "${names[0]}". Noem het bestand naar een van beide.`,
    )
  return { productId: found.productId, variantId: found.variantId }
}

/** Describes the photo by what it was named after, until an employee describes it better. */
const describedBy = (title: string, values: string[], count: number): string =>
  [title, ...values, ...(count === 0 ? [] : [`foto ${count + 1}`])].join(', ')

const placePhoto = (db: Db, fileName: string, picture: Image): Promise<ImportedPhoto | Refusal> =>
  transact(db, async (tx): Promise<ImportedPhoto | Refusal> => {
    const named = await findNamed(tx, fileName)
    if (isRefusal(named)) return named
    const { productId, variantId } = named
    // Articles before their product, as all verbs lock them.
    const [article] = await tx
      .select({ image: variant.image, values: variant.values })
      .from(variant)
      .where(eq(variant.id, variantId ?? 0))
      .for('no key update')
    const [row] = await tx.select().from(product).where(eq(product.id, productId)).for('no key update')
    if (!row) return refuseInput('Dit product bestaat niet meer.')
    if (row.archivedAt) return refuseInput(archivedProduct)
    const { title, images } = row
    const own = images.find(({ file }) => file === picture.file)
    if (!own && images.length >= mostPhotos)
      return refuseInput(`‘${title}’ heeft al ${mostPhotos} foto’s: meer kan niet.`)
    const photo = own ?? { ...picture, alt: describedBy(title, article?.values ?? [], images.length) }
    const isFirstOfArticle = article?.image === null
    if (isFirstOfArticle && variantId !== null)
      await tx.update(variant).set({ image: photo }).where(eq(variant.id, variantId))
    if (!own)
      await tx
        .update(product)
        .set({ images: [...images, photo], version: row.version + 1, updatedAt: sql`now()` })
        .where(eq(product.id, productId))
    return { productId, title, outcome: own && !isFirstOfArticle ? 'present' : 'added' }
  })

/**
 * Adds a photo to the product after whose address its file is named, or to the article, and its product, after whose
 * number. The same photo again changes nothing.
 */
export const importPhoto = async (
  shop: Pick<Shop, 'db' | 'pictures' | 'log'>,
  fileName: string,
  bytes: Buffer,
): Promise<ImportedPhoto | Refusal> => {
  // Before the work of encoding it.
  const named = await findNamed(shop.db, fileName)
  if (isRefusal(named)) return named
  const picture = await addPicture(shop, bytes)
  return isRefusal(picture) ? picture : placePhoto(shop.db, fileName, picture)
}
