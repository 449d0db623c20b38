import { asc, eq } from 'drizzle-orm'
import type { GiftOffer, StaffGift } from 'shared-types/contracts/admin/buying/gifts'
import { articleName } from 'shared-types/variant-name'
import type { Db } from '../db/client.ts'
import { category, product, variant } from '../db/schema/products/catalog.ts'
import { gift } from '../db/schema/products/gift.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** The categories whose articles come with a gift. */
export const listGifts = async (db: Db): Promise<{ rows: StaffGift[]; total: number }> => {
  const found = await db
    .select({
      id: category.id,
      category: category.title,
      offered: gift.offered,
      size: gift.size,
      title: product.title,
      variant: variant.title,
      sku: variant.sku,
      stock: variant.stock,
    })
    .from(gift)
    .innerJoin(category, eq(category.id, gift.categoryId))
    .innerJoin(variant, eq(variant.id, gift.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .orderBy(asc(category.title), asc(category.id), asc(gift.size))
  const rows = [...Map.groupBy(found, ({ id }) => id).entries()].map(([id, given]) => ({
    id,
    category: given[0]?.category ?? '',
    offered: given.some(({ offered }) => offered),
    gifts: given.map((one) => ({
      size: one.size,
      article: articleName(one.title, one.variant),
      sku: one.sku,
      stock: one.stock,
    })),
  }))
  return { rows, total: rows.length }
}

/** Starts or ends the offer of a category. Carts follow when they are read again; placed orders keep their gifts. */
export const offerGift = (db: Db, categoryId: number, { offered }: GiftOffer): Promise<null | Refusal> =>
  transact(db, async (tx) => {
    const changed = await tx
      .update(gift)
      .set({ offered })
      .where(eq(gift.categoryId, categoryId))
      .returning({ size: gift.size })
    return changed.length > 0 ? null : refuse('not_found', 'Dit cadeau bestaat niet (meer).')
  })
