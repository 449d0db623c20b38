import { eq, sql } from 'drizzle-orm'
import type { RemovedProduct } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { category, product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { redirectRemoved } from '../../redirect/redirect-moved.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { configuredProduct } from '../variant/article-rules.ts'
import { readConfigured, readReferred } from '../variant/queries.ts'
import { noSuchProduct } from './read-product.ts'

/** Deletes a product, or archives it while something refers to its articles: it is never for sale again. Its addresses lead to its main category. */
export const removeProduct = (db: Db, id: number): Promise<RemovedProduct | Refusal> =>
  transact(db, async (tx): Promise<RemovedProduct | Refusal> => {
    // A new order or cart line waits for these locks, and then finds no article.
    const variants = await tx
      .select({ id: variant.id })
      .from(variant)
      .where(eq(variant.productId, id))
      .orderBy(variant.id)
      .for('update')
    if ((await readConfigured(tx, [id])).size > 0) return refuse('validation_failed', configuredProduct)
    const referred = await readReferred(
      tx,
      variants.map((row) => row.id),
    )
    const [row] = await tx
      .select({ slug: product.slug, categoryPath: category.path })
      .from(product)
      .innerJoin(category, eq(category.id, product.mainCategoryId))
      .where(eq(product.id, id))
      .for('update', { of: product })
    if (!row) return noSuchProduct()
    await redirectRemoved(tx, { from: `/${row.slug}.html`, to: `/${row.categoryPath}/` })
    if (referred.length > 0) {
      await tx.update(variant).set({ active: false }).where(eq(variant.productId, id))
      await tx
        .update(product)
        .set({ active: false, archivedAt: sql`coalesce(archived_at, now())`, version: sql`version + 1` })
        .where(eq(product.id, id))
      return { outcome: 'archived' }
    }
    await tx.delete(product).where(eq(product.id, id))
    return { outcome: 'deleted' }
  })
