import { and, eq, gt, inArray, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { batchesOf, eachApart } from '../db/batches.ts'
import type { Db, Tx } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { sale } from '../db/schema/assortment.ts'
import { category, variant } from '../db/schema/products/catalog.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'
import { lockVariants, setPrices } from './set-prices.ts'

type PromotionRow = typeof promotion.$inferSelect

/** In a statement: a moment that is given, or now. See `databaseNow`. */
export const givenNow = sql`coalesce(${sql.placeholder('now')}::timestamptz, clock_timestamp())`.mapWith(
  promotion.startsAt,
)

const isDueToStart = (now: Date | SQL) =>
  and(eq(promotion.state, 'planned'), lte(promotion.startsAt, now), gt(promotion.endsAt, now))

const isDueToEnd = (now: Date | SQL) => and(ne(promotion.state, 'ended'), lte(promotion.endsAt, now))

/** Whether a promotion should have started or ended. */
export const isPromotionDue = (now: Date | SQL) => or(isDueToStart(now), isDueToEnd(now))

const move = async (tx: Tx, { id, categoryId }: PromotionRow, state: 'running' | 'ended') => {
  await tx.update(promotion).set({ state }).where(eq(promotion.id, id))
  await tx
    .update(category)
    .set({ listed: state === 'running' })
    .where(eq(category.id, categoryId))
}

const lockArticles = (tx: Tx, promotionId: string) =>
  lockVariants(
    tx,
    inArray(
      variant.id,
      tx
        .select({ id: promotionPrice.variantId })
        .from(promotionPrice)
        .where(eq(promotionPrice.promotionId, promotionId)),
    ),
  )

/** An article with a sale keeps its price: the end of one would restore the reduced price of the other. */
export const reduceArticles = async (tx: Tx, promotionId: string, now: Date): Promise<void> => {
  const locked = await lockArticles(tx, promotionId)
  for (const part of batchesOf(locked.map(({ id }) => id))) {
    const prices = await tx
      .update(promotionPrice)
      .set({ regularCents: sql`${variant.priceCents}` })
      .from(variant)
      .where(
        and(
          eq(promotionPrice.promotionId, promotionId),
          inArray(promotionPrice.variantId, part),
          eq(variant.id, promotionPrice.variantId),
          lt(promotionPrice.priceCents, variant.priceCents),
          notExists(tx.select({ id: sale.variantId }).from(sale).where(eq(sale.variantId, variant.id))),
        ),
      )
      .returning({ variantId: promotionPrice.variantId, priceCents: promotionPrice.priceCents })
    await setPrices(tx, prices, now)
  }
}

/** In parts, because a statement has a time limit. */
export const deletePromotionPrices = async (tx: Tx, promotionId: string): Promise<void> => {
  const rows = await tx
    .select({ id: promotionPrice.variantId })
    .from(promotionPrice)
    .where(eq(promotionPrice.promotionId, promotionId))
  for (const part of batchesOf(rows.map(({ id }) => id)))
    await tx.delete(promotionPrice).where(inArray(promotionPrice.variantId, part))
}

const start = async (tx: Tx, due: PromotionRow, now: Date): Promise<void> => {
  await reduceArticles(tx, due.id, now)
  await move(tx, due, 'running')
}

/** A price that was changed during the promotion stays as it is. */
const end = async (tx: Tx, due: PromotionRow, now: Date): Promise<void> => {
  await lockArticles(tx, due.id)
  const prices = await tx
    .select({ variantId: variant.id, priceCents: promotionPrice.regularCents })
    .from(promotionPrice)
    .innerJoin(variant, eq(variant.id, promotionPrice.variantId))
    .where(and(eq(promotionPrice.promotionId, due.id), eq(variant.priceCents, promotionPrice.priceCents)))
  await setPrices(
    tx,
    prices.flatMap(({ variantId, priceCents }) => (priceCents === null ? [] : { variantId, priceCents })),
    now,
  )
  await deletePromotionPrices(tx, due.id)
  await move(tx, due, 'ended')
}

const dueStatement = statement((db) =>
  db
    .select({ id: promotion.id, now: givenNow })
    .from(promotion)
    .where(isPromotionDue(givenNow))
    .orderBy(promotion.endsAt)
    .prepare('due promotions'),
)

/** Starts or ends one promotion, if it should have. Of concurrent callers, the second waits and finds nothing left to do. */
export const applyPromotion = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const [due] = await tx
    .select()
    .from(promotion)
    .where(and(eq(promotion.id, id), isPromotionDue(now)))
    .for('update')
  if (due) await (due.endsAt <= now ? end : start)(tx, due, now)
}

/**
 * Starts and ends promotions by their dates: prices, old prices and the listing of their pages. Their vouchers and the
 * content that leads to them follow the dates themselves.
 */
export const applyPromotions = async (db: Db, given?: Date): Promise<void> => {
  await eachApart(
    await dueStatement(db).execute({ now: given?.toISOString() }),
    ({ id }) => `promotion ${id}`,
    ({ id, now }) => db.transaction((tx) => applyPromotion(tx, id, now)),
  )
}
