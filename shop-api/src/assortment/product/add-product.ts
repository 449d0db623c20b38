import { eq } from 'drizzle-orm'
import {
  type AddedArticle,
  deliveryOfNew,
  type NewProduct,
} from 'shared-types/contracts/admin/assortment/products'
import { slugOf } from 'shared-types/urls/slug'
import type { Db } from '../../db/client.ts'
import { brand, category, product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { addArticles, usualThreshold, type NewArticle } from './add-articles.ts'
import {
  archivedProduct,
  offeredBy,
  onlyConfigured,
  takenNumber,
  wrongOptions,
} from '../variant/article-rules.ts'
import { findNumber, readConfigured } from '../variant/queries.ts'
import { noSuchProduct } from './read-product.ts'

export const addressTaken = (slug: string) =>
  refuseField('slug', `Er is al een product op /${slug}.html. Kies een ander adres.`)

const usual = { stockThreshold: usualThreshold, active: true }

/** Adds a hidden product with its first article. Returns its id. */
export const addProduct = (
  db: Db,
  { title, slug: typed, brandId, mainCategoryId, article }: NewProduct,
): Promise<number | Refusal> =>
  transact(db, async (tx): Promise<number | Refusal> => {
    await lockAdditions(tx)
    const slug = typed || slugOf(title)
    if (!/[a-z]/.test(slug)) return refuseField('slug', 'Vul een adres met letters in.')
    if ((await tx.$count(product, eq(product.slug, slug))) > 0) return addressTaken(slug)
    if ((await tx.$count(brand, eq(brand.id, brandId))) === 0)
      return refuseField('brandId', 'Dit merk bestaat niet meer.')
    if ((await tx.$count(category, eq(category.id, mainCategoryId))) === 0)
      return refuseField('mainCategoryId', 'Deze categorie bestaat niet meer.')
    const taken = await findNumber(tx, article.sku)
    if (taken !== undefined) return refuseField('article.sku', takenNumber(article.sku, taken))
    const wrong = wrongOptions(article.options, offeredBy([], []))
    if (wrong !== null) return refuseField('article.options', wrong)
    const delivery = article.delivery ?? deliveryOfNew()
    await addArticles(tx, [
      { ...usual, ...article, delivery, slug, productId: null, title, brandId, mainCategoryId },
    ])
    const [added] = await tx.select({ id: product.id }).from(product).where(eq(product.slug, slug))
    return added?.id ?? noSuchProduct()
  })

/** Adds an article to a product, with one value for each of its options. */
export const addArticle = (db: Db, productId: number, article: AddedArticle): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    await lockAdditions(tx)
    const [row] = await tx.select().from(product).where(eq(product.id, productId)).for('no key update')
    if (!row) return noSuchProduct()
    if (row.archivedAt) return refuseField('sku', archivedProduct)
    if ((await readConfigured(tx, [productId])).size > 0) return refuseField('sku', onlyConfigured)
    const { title, slug, brandId, mainCategoryId } = row
    const taken = await findNumber(tx, article.sku)
    if (taken !== undefined) return refuseField('sku', takenNumber(article.sku, taken))
    const others = await tx
      .select({ values: variant.values, delivery: variant.delivery })
      .from(variant)
      .where(eq(variant.productId, productId))
      .orderBy(variant.position, variant.id)
    const titles = row.options.map((option) => option.title)
    const wrong = wrongOptions(
      article.options,
      offeredBy(
        titles,
        others.map(({ values }) => values),
      ),
    )
    if (wrong !== null) return refuseField('options', wrong)
    const delivery = article.delivery ?? deliveryOfNew(others)
    const added: NewArticle = {
      ...usual,
      ...article,
      delivery,
      slug,
      productId,
      title,
      brandId,
      mainCategoryId,
    }
    await addArticles(tx, [added])
    return null
  })
