import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PlannedSale, SaleChange } from 'shared-types/contracts/admin/assortment/products'
import { eachApart } from '../../db/batches.ts'
import type { Db, Tx } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { sale } from '../../db/schema/assortment.ts'
import { promotionPrice } from '../../db/schema/products/promotion.ts'
import { transact } from '../../db/transact.ts'
import { promotedArticle, readPromotedArticles } from '../../promotion/promoted-articles.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { setPricesNow } from './change-price.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

type SaleRow = typeof sale.$inferSelect

const wrong: (field: keyof PlannedSale, message: string) => Refusal = refuseField

/** Sales before articles, in all verbs and in the job, so that they do not deadlock. */
const lockSale = async (tx: Tx, variantId: number): Promise<SaleRow | undefined> =>
  (await tx.select().from(sale).where(eq(sale.variantId, variantId)).for('update'))[0]

const start = async (tx: Tx, due: SaleRow, now: Date): Promise<void> => {
  const row = await lockVariant(tx, due.variantId)
  // A price that has fallen below that of the sale since is not raised by it.
  if (!row || row.priceCents <= due.priceCents) {
    await tx.delete(sale).where(eq(sale.variantId, due.variantId))
    return
  }
  await tx.update(sale).set({ regularCents: row.priceCents }).where(eq(sale.variantId, due.variantId))
  await setPricesNow(tx, [{ variantId: due.variantId, priceCents: due.priceCents }], now)
}

/** A price that was changed in another way during the sale stays as it is. */
const end = async (tx: Tx, due: SaleRow, now: Date): Promise<void> => {
  const row = await lockVariant(tx, due.variantId)
  await tx.delete(sale).where(eq(sale.variantId, due.variantId))
  if (due.regularCents === null || row?.priceCents !== due.priceCents) return
  await setPricesNow(tx, [{ variantId: due.variantId, priceCents: due.regularCents }], now)
}

const isAsShown = (stored: SaleRow | undefined, shown: PlannedSale | null): boolean =>
  stored === undefined || shown === null
    ? stored === undefined && shown === null
    : stored.priceCents === shown.priceCents &&
      stored.startsAt.getTime() === Date.parse(shown.startsAt) &&
      stored.endsAt.getTime() === Date.parse(shown.endsAt)

/** Plans a reduced price, in place of the one that the form showed. One that should have started starts within a second. */
export const planSale = (db: Db, id: number, planned: SaleChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const existing = await lockSale(tx, id)
    const row = await lockVariant(tx, id)
    if (!row) return noSuchVariant()
    const startsAt = new Date(planned.startsAt)
    const endsAt = new Date(planned.endsAt)
    if (existing && existing.regularCents !== null)
      return refuse('validation_failed', 'Er loopt al een aanbieding. Beëindig die eerst.')
    if (!isAsShown(existing, planned.was)) return editedMeanwhile(tx, 'sale', id)
    if ((await readPromotedArticles(tx, id)).has(id)) return refuse('validation_failed', promotedArticle)
    if (planned.priceCents >= row.priceCents)
      return wrong('priceCents', 'De aanbieding moet lager zijn dan de gewone prijs.')
    if (endsAt <= startsAt) return wrong('endsAt', 'Het einde moet na het begin zijn.')
    if (endsAt <= (await databaseNow(tx))) return wrong('endsAt', 'Het einde moet in de toekomst liggen.')
    const columns = { priceCents: planned.priceCents, startsAt, endsAt }
    // There was no row to lock for the first one.
    const saved = existing
      ? await tx.update(sale).set(columns).where(eq(sale.variantId, id)).returning()
      : await tx
          .insert(sale)
          .values({ variantId: id, ...columns })
          .onConflictDoNothing()
          .returning()
    return saved.length > 0 ? null : editedMeanwhile(tx, 'sale', id)
  })

/** Ends a running sale now, or removes a planned one. */
export const endSale = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const existing = await lockSale(tx, id)
    if (!existing) return refuse('not_found', 'Dit artikel heeft geen aanbieding.')
    await end(tx, existing, await databaseNow(tx))
    return null
  })

/** A price that a promotion has reduced: a sale that was planned beside it waits, or would return to that price. */
const isPromoted = sql`exists (select from ${promotionPrice}
  where ${promotionPrice.variantId} = ${sale.variantId} and ${promotionPrice.regularCents} is not null)`

/** Whether a sale should have started or ended. */
export const isSaleDue = (now: Date | SQL) =>
  or(
    lte(sale.endsAt, now),
    and(isNull(sale.regularCents), lte(sale.startsAt, now), gt(sale.endsAt, now), sql`not ${isPromoted}`),
  )

/** Starts and ends sales by their dates. Of several replicas, one gets each row. */
export const applySales = async (db: Db, given?: Date): Promise<void> => {
  const now = given ?? (await databaseNow(db))
  await eachApart(
    await db.select({ id: sale.variantId }).from(sale).where(isSaleDue(now)).orderBy(sale.variantId),
    ({ id }) => `article ${id}`,
    ({ id }) =>
      db.transaction(async (tx) => {
        const [due] = await tx
          .select()
          .from(sale)
          .where(and(eq(sale.variantId, id), isSaleDue(now)))
          .for('update')
        if (due) await (due.endsAt <= now ? end : start)(tx, due, now)
      }),
  )
}

/** The sales by article. One that runs has the regular price, to which the article returns. */
export const readSales = async (tx: Tx): Promise<Map<number, SaleRow>> =>
  new Map((await tx.select().from(sale)).map((row) => [row.variantId, row]))
