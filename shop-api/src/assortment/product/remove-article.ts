import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sale } from '../../db/schema/assortment.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { configurator } from '../../db/schema/products/configurator.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { lastForSale, onlyArticle, referredArticle } from '../variant/article-rules.ts'
import { lockUnreferred, noSuchVariant, readReferred } from '../variant/queries.ts'
import { removeArticles } from './add-articles.ts'

/** Removes an article to which nothing refers, with the choices that only it offered. */
export const removeArticle = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    // Sales before articles, as in all verbs.
    await tx.select({ id: sale.variantId }).from(sale).where(eq(sale.variantId, id)).for('update')
    const row = await lockUnreferred(tx, id)
    if (!row) return noSuchVariant()
    if ((await readReferred(tx, [id])).length > 0) return refuse('validation_failed', referredArticle)
    if ((await tx.$count(configurator, eq(configurator.variantId, id))) > 0)
      return refuse('validation_failed', 'De configurator gebruikt dit artikel.')
    const [of] = await tx
      .select({ active: product.active })
      .from(product)
      .where(eq(product.id, row.productId))
      .for('no key update')
    const others = await tx
      .select({ active: variant.active })
      .from(variant)
      .where(and(eq(variant.productId, row.productId), ne(variant.id, id)))
    if (others.length === 0) return refuse('validation_failed', onlyArticle)
    if (of?.active && !others.some(({ active }) => active)) return refuse('validation_failed', lastForSale)
    await removeArticles(tx, [id])
    return null
  })
