import { eq } from 'drizzle-orm'
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
 * What the delivery cost more than the least expensive one, its insurance included: the shop need not refund that after a
 * withdrawal (art. 6:230r BW), handled or not; 0 without one. It refunds it all the same if nothing has left: `costsBack`
 * promises so.
 */
export const deliveryExtraOf = async (
  db: Db,
  order: OrderRow,
  lines: OrderLineRow[],
  parcels: ParcelRow[],
): Promise<number> => {
  const { shippedAt, totals } = order
  if (shippedAt === null && parcels.length === 0) return 0
  if ((await db.$count(withdrawal, eq(withdrawal.orderId, order.id))) === 0) return 0
  const insuranceCents = totals.additional.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const shippingExtra =
    totals.leastShippingCents === undefined
      ? await shippingExtraToday(db, order, lines)
      : totals.shippingCents - totals.leastShippingCents
  return shippingExtra + insuranceCents
}
