import { eq } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { writeOrderShipped } from '../record/write-mail.ts'
import { carriers } from './carriers.ts'
import { moveOrder } from '../record/move-order.ts'
import { findTellingPayment, lockOrder, readOrderLines } from '../record/queries.ts'
import { canOrderMove } from '../../payment/states.ts'

/**
 * The parcel has left: captures an authorised payment, changes the state of the order and sends a mail with
 * the tracking code.
 * @returns the order, or an English sentence that says why this is not possible
 */
export const shipOrder = async (
  shop: Shop,
  orderId: string,
  carrierCode: string,
  trackingCode: string | undefined,
): Promise<OrderRow | string> => {
  const carrier = carriers.find(({ code }) => code === carrierCode.toLowerCase())
  if (!carrier) return `no such carrier; choose from ${carriers.map(({ code }) => code).join(', ')}`
  if (carrier.followUrl && !trackingCode) return `${carrier.title} needs a tracking code`
  const { state, providerId } = await findTellingPayment(shop.db, orderId)
  // Captured first, because an order that cannot be captured must not be shipped. Capturing is idempotent.
  if (state === 'paid' && providerId) await shop.payments.capture(providerId)
  return transact(shop.db, async (tx): Promise<OrderRow | string> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'no such order'
    if (!canOrderMove(order.state, 'shipped')) return `an order that is ${order.state} cannot be shipped`
    const trackAndTraceUrl =
      carrier.followUrl && trackingCode ? carrier.followUrl(trackingCode, order.shippingAddress) : null
    await tx
      .update(orderTable)
      .set({ shipment: { carrier: carrier.title, trackAndTraceUrl } })
      .where(eq(orderTable.id, order.id))
    const shipped = await moveOrder(tx, order, 'shipped')
    await writeOrderShipped(tx, shop.config, shipped, await readOrderLines(tx, order.id))
    return shipped
  })
}
