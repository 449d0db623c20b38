import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow, ParcelRow } from '../../db/schema/buying/order.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { articleCentsOf, shippingCentsOf } from '../../shipping/costs.ts'
import { readShippingMethods } from '../../shipping/methods.ts'

/** For orders from before the lowest price was stored: at the costs of today. */
const shippingExtraToday = async (
  db: Db,
  { shippingAddress, shippingMethod, totals }: OrderRow,
  lines: OrderLineRow[],
): Promise<number> => {
  const articleCents = articleCentsOf(lines)
  const prices = (await readShippingMethods(db))
    .filter(({ countries }) => countries.includes(shippingAddress.countryCode))
    .map((method) => ({
      cents: shippingCentsOf(method, articleCents),
      isChosen: [method.code, method.insured?.code].includes(shippingMethod),
      offered: method.offered,
    }))
    .filter(({ isChosen, offered }) => isChosen || offered)
  const least = Math.min(totals.shippingCents, ...prices.map(({ cents }) => cents))
  // The price of the chosen method may have changed, but not its rank.
  return prices.some(({ cents, isChosen }) => isChosen && cents <= least) ? 0 : totals.shippingCents - least
}

/**
 * When the order was withdrawn: by the first declaration about all of it, or by the last of those about parts, which together
 * can be all of it. One that was handled before the first parcel left is over, unless there is no other: the consumer
 * changed their mind. Null without one.
 */
const readWithdrawnAt = async (db: Db, orderId: string, leftAt: Date): Promise<Date | null> => {
  const all = await db
    .select({
      articles: withdrawal.articles,
      receivedAt: withdrawal.receivedAt,
      handledAt: withdrawal.handledAt,
    })
    .from(withdrawal)
    .where(eq(withdrawal.orderId, orderId))
    .orderBy(asc(withdrawal.receivedAt))
  const current = all.filter(({ handledAt }) => handledAt === null || handledAt >= leftAt)
  const rows = current.length > 0 ? current : all
  return (rows.find(({ articles }) => articles === '') ?? rows.at(-1))?.receivedAt ?? null
}

/**
 * What the delivery cost more than the least expensive one, its insurance included: the shop need not refund that after a
 * withdrawal (art. 6:230r BW), handled or not; 0 without one. It refunds it all the same if nothing had left when the order
 * was withdrawn, also if that is shipped by mistake: `afterWithdrawal` and `costsBack` promise so.
 */
export const deliveryExtraOf = async (
  db: Db,
  order: OrderRow,
  lines: OrderLineRow[],
  parcels: ParcelRow[],
): Promise<number> => {
  const { shippedAt, totals } = order
  const left = [shippedAt, ...parcels.map(({ createdAt }) => createdAt)].filter((at) => at !== null)
  if (left.length === 0) return 0
  const leftAt = new Date(Math.min(...left.map((at) => at.getTime())))
  const withdrawnAt = await readWithdrawnAt(db, order.id, leftAt)
  if (withdrawnAt === null || leftAt >= withdrawnAt) return 0
  const insuranceCents = totals.additional.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const shippingExtra =
    totals.leastShippingCents === undefined
      ? await shippingExtraToday(db, order, lines)
      : totals.shippingCents - totals.leastShippingCents
  return shippingExtra + insuranceCents
}
