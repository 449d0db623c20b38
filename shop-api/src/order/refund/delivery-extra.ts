import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow, ParcelRow } from '../../db/schema/buying/order.ts'
import { articleCentsOf, shippingCentsOf } from '../../shipping/costs.ts'
import { readShippingMethods } from '../../shipping/methods.ts'

/**
 * What the delivery cost more than the least expensive one, its insurance included: the shop need not refund that after a
 * withdrawal (art. 6:230r BW). It refunds it all the same if nothing has left: `costsBack` promises so.
 */
export const deliveryExtraOf = async (
  db: Db,
  { shippedAt, shippingAddress, totals }: OrderRow,
  lines: OrderLineRow[],
  parcels: ParcelRow[],
): Promise<number> => {
  if (shippedAt === null && parcels.length === 0) return 0
  const articleCents = articleCentsOf(lines)
  const least = (await readShippingMethods(db))
    .filter(({ offered, countries }) => offered && countries.includes(shippingAddress.countryCode))
    .map((method) => shippingCentsOf(method, articleCents))
  const insuranceCents = totals.additional.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return Math.max(0, totals.shippingCents - Math.min(totals.shippingCents, ...least)) + insuranceCents
}
