import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import type {
  PromotionChange,
  PromotionChoices,
  PromotionPrices,
  StaffPromotion,
} from 'shared-types/contracts/admin/promotions'
import type { Db, Tx } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { batchesOf } from '../db/batches.ts'
import { databaseNow } from '../db/database-now.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { sale } from '../db/schema/assortment.ts'
import { category, product, productCategory, variant } from '../db/schema/products/catalog.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'
import { transact } from '../db/transact.ts'
import { refuse, refuseAction, refuseField, type Refusal } from '../refusal.ts'
import { applyPromotion, deletePromotionPrices, reduceArticles } from './apply-promotions.ts'
import { stateOf } from './promotions.ts'
import { readUnreduced } from './unreduced-prices.ts'
import { lockVariants } from './set-prices.ts'

export const noSuchPromotion = () => refuse('not_found', 'Deze actie bestaat niet.')

const readRows = (db: Db) =>
  db
    .select({
      row: promotion,
      now: sql`now()`.mapWith(promotion.startsAt),
      title: category.title,
      path: category.path,
      prices: sql<number>`(select count(*)::int from ${promotionPrice} where ${promotionPrice.promotionId} = ${promotion.id})`,
      codes: sql<
        string[]
      >`array(select ${voucher.code} from ${voucher} where ${voucher.promotionId} = ${promotion.id} order by 1)`,
    })
    .from(promotion)
    .innerJoin(category, eq(category.id, promotion.categoryId))

const present = ({ row, now, ...shown }: Awaited<ReturnType<typeof readRows>>[number]): StaffPromotion => ({
  ...shown,
  id: row.id,
  version: row.version,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  state: stateOf(row, now),
})

/** The latest end first. */
export const listPromotions = async (db: Db, paging: ListQuery): Promise<Listed<StaffPromotion>> => {
  const { rows, total } = await readPage(
    paging,
    readRows(db).orderBy(sql`${promotion.endsAt} desc`, asc(promotion.id)),
    db.$count(promotion),
  )
  return { rows: rows.map(present), total }
}

export const readStaffPromotion = async (db: Db, id: string): Promise<StaffPromotion | Refusal> => {
  const [found] = await readRows(db).where(eq(promotion.id, id))
  return found ? { ...present(found), unreduced: await readUnreduced(db, found.row) } : noSuchPromotion()
}

/** How an employee recognises a category among others. */
export const categoryName = sql<string>`${category.title} || ' (/' || ${category.path} || '/)'`

export const readPromotionChoices = async (db: Db): Promise<PromotionChoices> => ({
  categories: await db
    .select({ id: category.id, name: categoryName })
    .from(category)
    .where(and(eq(category.kind, 'listing'), category.listed))
    .orderBy(asc(category.path)),
  promotions: await db
    .select({ id: promotion.id, name: category.title })
    .from(promotion)
    .innerJoin(category, eq(category.id, promotion.categoryId))
    .where(ne(promotion.state, 'ended'))
    .orderBy(asc(category.title)),
})

/** A promotion cannot start before now, because its prices were not reduced yet. */
export const startOf = (startsAt: string, now: Date): Date =>
  new Date(Math.max(new Date(startsAt).getTime(), now.getTime()))

export const lockPromotion = async (tx: Tx, id: string) => {
  const [found] = await tx.select().from(promotion).where(eq(promotion.id, id)).for('update')
  return found
}

const promotionIsOver = 'Deze actie is voorbij: maak een nieuwe.'

/** No end is postponed once the countdown runs, because it must be true. */
const refuseDates = (
  row: typeof promotion.$inferSelect,
  { startsAt, endsAt }: Pick<PromotionChange, 'startsAt' | 'endsAt'>,
  now: Date,
): Refusal | null => {
  const state = stateOf(row, now)
  const end = new Date(endsAt)
  if (state === 'ended') return refuseField('endsAt', promotionIsOver)
  if (end <= now) {
    const verb = state === 'planned' ? 'Annuleer' : 'Beëindig'
    return refuseField('endsAt', `Dit einde is al voorbij. ${verb} de actie met de knop.`)
  }
  if (state === 'planned') return null
  if (end > row.endsAt) return refuseField('endsAt', 'De actie loopt: het einde kan alleen eerder.')
  return new Date(startsAt).getTime() === row.startsAt.getTime()
    ? null
    : refuseField('startsAt', 'De actie loopt al: het begin staat vast.')
}

export const changePromotion = (db: Db, id: string, change: PromotionChange): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const row = await lockPromotion(tx, id)
    if (!row) return noSuchPromotion()
    if (row.version !== change.version) return editedMeanwhile(tx, 'promotion', id)
    const now = await databaseNow(tx)
    const refused = refuseDates(row, change, now)
    if (refused) return refused
    await tx
      .update(promotion)
      .set({
        startsAt: row.startsAt <= now ? row.startsAt : startOf(change.startsAt, now),
        endsAt: new Date(change.endsAt),
        version: row.version + 1,
      })
      .where(eq(promotion.id, id))
    await applyPromotion(tx, id, now)
    return id
  })

/** Ends a running promotion now: prices, code, page and countdown. */
export const endPromotion = (db: Db, id: string): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const row = await lockPromotion(tx, id)
    const now = await databaseNow(tx)
    if (!row) {
      return refuseAction(
        'not_found',
        `there is no promotion ${id}; npm run operate -- promotions lists them`,
        'Deze actie bestaat niet.',
      )
    }
    if (stateOf(row, now) === 'planned') {
      return refuseAction(
        'validation_failed',
        `${id} has not begun, and nothing was changed; the back office can cancel it`,
        'Deze actie is nog niet begonnen. Annuleer de actie met de knop.',
      )
    }
    if (stateOf(row, now) !== 'running')
      return refuseAction('not_found', `${id} is not running`, 'Deze actie loopt niet.')
    await tx
      .update(promotion)
      .set({ endsAt: now, version: row.version + 1 })
      .where(eq(promotion.id, id))
    await applyPromotion(tx, id, now)
    return id
  })

/** A promotion with only a code shows its articles at their own price; with reduced prices, its page is one of offers. */
const setReducedOnly = (tx: Tx, { categoryId }: typeof promotion.$inferSelect, reducedOnly: boolean) =>
  tx.update(category).set({ reducedOnly }).where(eq(category.id, categoryId))

/** A second percentage for an article would count from its reduced price. */
const refusePrices = async (
  tx: Tx,
  row: typeof promotion.$inferSelect,
  now: Date,
): Promise<Refusal | null> => {
  if (row.state === 'ended' || stateOf(row, now) === 'ended')
    return refuse('validation_failed', promotionIsOver)
  if (row.state === 'planned') return null
  const prices = await tx.$count(promotionPrice, eq(promotionPrice.promotionId, row.id))
  return prices === 0
    ? null
    : refuse('validation_failed', 'Deze actie loopt en heeft al verlaagde prijzen: die staan vast.')
}

/**
 * Reduces the articles of a category from the promotion's start, or now if it runs, to its end. Those of another promotion, and those with
 * a sale, stay as they are.
 */
export const addPromotionPrices = (
  db: Db,
  id: string,
  { categoryId, percentage }: PromotionPrices,
): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const row = await lockPromotion(tx, id)
    if (!row) return noSuchPromotion()
    const now = await databaseNow(tx)
    const refused = await refusePrices(tx, row, now)
    if (refused) return refused
    const inCategory = tx
      .select({ id: variant.id })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .innerJoin(productCategory, eq(productCategory.productId, product.id))
      .where(and(eq(productCategory.categoryId, categoryId), product.active, variant.active))
    // As `planSale` does, before it reads whether an article is free.
    const locked = await lockVariants(tx, inArray(variant.id, inCategory))
    let reduced = 0
    // Parts, because a statement has a time limit.
    for (const part of batchesOf(locked.map((article) => article.id))) {
      const { rowCount } = await tx.execute(sql`
        insert into ${promotionPrice} (variant_id, promotion_id, price_cents)
        select ${variant.id}, ${id}, greatest(1, round(${variant.priceCents} * (100 - ${percentage}::int) / 100.0))::int
        from ${variant}
        where ${inArray(variant.id, part)}
          and not exists (select from ${promotionPrice}
            where ${promotionPrice.variantId} = ${variant.id} and ${promotionPrice.promotionId} <> ${id})
          and not exists (select from ${sale} where ${sale.variantId} = ${variant.id})
        on conflict (variant_id) do update set price_cents = excluded.price_cents`)
      reduced += rowCount ?? 0
    }
    if (reduced === 0) {
      return refuseField(
        'categoryId',
        'Hierin zijn geen artikelen, of ze horen al bij een andere actie of zijn in de aanbieding.',
      )
    }
    const products = await tx
      .selectDistinct({ productId: variant.productId })
      .from(variant)
      .innerJoin(promotionPrice, eq(promotionPrice.variantId, variant.id))
      .where(eq(promotionPrice.promotionId, id))
    for (const part of batchesOf(products)) {
      await tx
        .insert(productCategory)
        .values(part.map(({ productId }) => ({ productId, categoryId: row.categoryId })))
        .onConflictDoNothing()
    }
    await setReducedOnly(tx, row, true)
    if (row.state === 'running') await reduceArticles(tx, id, now)
    return id
  })

/** Takes all prices out of a promotion that has not begun, and their articles off its page. */
export const removePromotionPrices = (db: Db, id: string): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const row = await lockPromotion(tx, id)
    if (!row) return noSuchPromotion()
    if (row.state !== 'planned' || stateOf(row, await databaseNow(tx)) !== 'planned')
      return refuse('validation_failed', 'Deze actie is begonnen: haar verlaagde prijzen staan vast.')
    await deletePromotionPrices(tx, id)
    const products = await tx
      .select({ productId: productCategory.productId })
      .from(productCategory)
      .where(eq(productCategory.categoryId, row.categoryId))
    for (const part of batchesOf(products.map(({ productId }) => productId))) {
      await tx
        .delete(productCategory)
        .where(and(eq(productCategory.categoryId, row.categoryId), inArray(productCategory.productId, part)))
    }
    await setReducedOnly(tx, row, false)
    return id
  })
