import { and, asc, eq, gt } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { backInStockMail } from './mail.ts'
import { readShopDetails } from '../mail/shop-details.ts'

const batch = 50

/** Writes one batch of mails and deletes their subscriptions. Returns the size of the batch. */
const writeSome = async (tx: Tx, { config }: Shop): Promise<number> => {
  const waiting = await tx
    .select({
      variantId: backInStock.variantId,
      email: backInStock.email,
      title: product.title,
      variantTitle: variant.title,
      slug: product.slug,
    })
    .from(backInStock)
    .innerJoin(variant, eq(variant.id, backInStock.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(gt(variant.stock, 0), variant.active, product.active))
    .orderBy(asc(backInStock.createdAt))
    .limit(batch)
    .for('update', { of: backInStock, skipLocked: true })
  if (waiting.length === 0) return 0
  const shop = await readShopDetails(tx)
  for (const { email, ...article } of waiting) {
    const written = backInStockMail({ ...article, shop, shopUrl: config.shopUrl })
    await tx.insert(mail).values({ kind: 'back_in_stock', recipient: email, ...written })
    await tx
      .delete(backInStock)
      .where(and(eq(backInStock.variantId, article.variantId), eq(backInStock.email, email)))
  }
  return waiting.length
}

/** Sends one mail for each subscription whose variant is back in stock. */
export const sendBackInStockMails = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const written = await shop.db.transaction((tx) => writeSome(tx, shop))
    if (written < batch) break
  }
}
