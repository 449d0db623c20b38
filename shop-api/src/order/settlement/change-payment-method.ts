import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { isBankTransfer, surchargeCentsOf, transferHoursFor } from '../../payment/methods.ts'
import { calculateTotals } from '../../pricing/totals.ts'
import { fingerprintOf } from '../record/fingerprint.ts'
import { readOrderLines } from '../record/queries.ts'
import { changePromises } from './change-promises.ts'

/**
 * Changes the payment method of an order: the surcharge becomes that of the other method, and the delivery promise counts
 * from the payment only by transfer. Everything else is unchanged. The checkout is updated as well, so that the cart still matches this order.
 */
export const changePaymentMethod = async (
  tx: Tx,
  order: OrderRow,
  method: string,
  paymentCents = surchargeCentsOf(method),
): Promise<OrderRow> => {
  const lines = await readOrderLines(tx, order.id)
  const { shippingCents, additional, discounts } = order.totals
  const title = discounts[0]?.title ?? ''
  const added = calculateTotals(
    lines.map(({ discountCents, ...line }) =>
      Object.assign(line, { priceOldCents: null, discount: { title, amountCents: discountCents } }),
    ),
    { shippingCents, paymentCents, additional },
  )
  const { subTotalOldCents, savingCents } = order.totals
  const totals = { ...order.totals, ...added, subTotalOldCents, savingCents }
  const changed = {
    ...order,
    paymentMethod: method,
    paymentDetails: null,
    totals,
    totalCents: totals.grandTotalCents,
  }
  const [saved] = await tx
    .update(orderTable)
    .set({
      paymentMethod: method,
      paymentDetails: null,
      transferHours: isBankTransfer(method) ? transferHoursFor(lines) : null,
      totals,
      totalCents: changed.totalCents,
      fingerprint: fingerprintOf(changed, lines),
    })
    .where(eq(orderTable.id, order.id))
    .returning()
  if (!saved) throw new Error(`order ${order.number} is gone`)
  await changePromises(tx, order, lines, method)
  await tx
    .update(checkout)
    .set({ paymentMethod: method, paymentDetails: null })
    .where(eq(checkout.cartId, order.cartId))
  return saved
}
