import { eq } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { writeOrderShipped } from '../record/write-mail.ts'
import { carriers } from './carriers.ts'
import { moveOrder } from '../record/move-order.ts'
import { findCurrentPayment, lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { missingOf, readProviderMoney } from '../record/refund-due.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { canOrderMove } from '../../payment/states.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

/**
 * The parcel has left: captures an authorised payment, changes the state of the order and sends a mail with
 * the tracking code.
 */
export const shipOrder = async (
  shop: Shop,
  orderId: string,
  carrierCode: string,
  trackingCode: string | undefined,
): Promise<OrderRow | Refusal> => {
  const carrier = carriers.find(({ code }) => code === carrierCode.toLowerCase())
  if (!carrier) {
    const codes = carriers.map(({ code }) => code).join(', ')
    return refuseAction('validation_failed', `no such carrier; choose from ${codes}`, 'Kies een vervoerder.')
  }
  if (carrier.followUrl && !trackingCode) {
    return refuseAction(
      'validation_failed',
      `${carrier.title} needs a tracking code`,
      `Vul de trackcode van ${carrier.title} in.`,
    )
  }
  const payment = await findCurrentPayment(shop.db, orderId)
  const { state, providerId } = payment
  await settlePayment(shop, payment)
  // Captured first, because an order that cannot be captured must not be shipped. Capturing is idempotent.
  if (state === 'paid' && providerId) await shop.payments.capture(providerId)
  return transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    if (!canOrderMove(order.state, 'shipped')) {
      return refuseAction(
        'validation_failed',
        `an order that is ${order.state} cannot be shipped`,
        'Alleen een betaalde bestelling kan worden verzonden.',
      )
    }
    const missing = missingOf(order, await readProviderMoney(tx, order.id))
    if (missing > 0 && missing >= order.totalCents) {
      return refuseAction(
        'validation_failed',
        'the payment of this order was returned to its payer: it cannot be shipped',
        'De betaling van deze bestelling is teruggegaan naar de klant: verzenden kan niet.',
      )
    }
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
