import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { eachApart } from '../db/batches.ts'
import type { Db } from '../db/client.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { backInStockMail } from './mail.ts'
import { readShopDetails, type ShopDetails } from '../mail/shop-details.ts'

/** The maximum of one run; the next one is soon. */
const most = 1_000

const selectWaiting = (db: Db, which?: SQL) =>
  db
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
    .where(and(gt(variant.stock, 0), variant.active, product.active, which))

/** Writes the mail and deletes its subscription, unless another replica does. */
const write = (
  { db, config }: Shop,
  shop: ShopDetails,
  { variantId, email }: { variantId: number; email: string },
) =>
  db.transaction(async (tx) => {
    const isIt = and(eq(backInStock.variantId, variantId), eq(backInStock.email, email))
    const [claimed] = await selectWaiting(tx, isIt).for('update', { of: backInStock, skipLocked: true })
    if (!claimed) return
    const written = backInStockMail({ ...claimed, shop, shopUrl: config.shopUrl })
    await tx.insert(mail).values({ kind: 'back_in_stock', recipient: email, ...written })
    await tx.delete(backInStock).where(isIt)
  })

/** Sends one mail for each subscription whose variant is back in stock. */
export const sendBackInStockMails = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const waiting = await selectWaiting(shop.db).orderBy(asc(backInStock.createdAt)).limit(most)
  if (waiting.length === 0) return
  const details = await readShopDetails(shop.db)
  await eachApart(
    waiting,
    ({ variantId }) => `variant ${variantId}`,
    async (one) => {
      if (!stopping.aborted) await write(shop, details, one)
    },
  )
}
