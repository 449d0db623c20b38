import { cartLinkOf, cartUrl } from '../../cart/cart-link.ts'
import type { Shop } from '../../context.ts'
import { databaseNow } from '../../db/database-now.ts'
import { transact } from '../../db/transact.ts'
import { isConfirmed, writeOrderCancelled } from '../record/write-mail.ts'
import type { CancelledBy } from '../mails/order-ended.ts'
import { moveOrder } from '../state/move-order.ts'
import { findCurrentPayment, lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { isBankTransfer, transferDueAt } from '../../payment/methods.ts'
import { isPayable } from '../state/states.ts'
import { isProcessed, type PaymentProvider } from '../../payment-provider.ts'
import { changeStock, stockChanges } from '../record/stock.ts'
import { releaseVoucher } from '../record/voucher-use.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import type { PaymentRow } from '../../db/schema/buying/payment.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

const cannotBeCancelled = (): Refusal =>
  refuseAction(
    'validation_failed',
    'only an order that is not paid, and whose payment no bank is processing, can be cancelled',
    'Alleen een bestelling die niet is betaald, en waarvan geen betaling loopt, kan worden geannuleerd.',
  )

interface Cancelling {
  /** Whether a transfer is cancelled before it is due; if the money arrives after all, a refund is due. */
  beforeDue?: boolean
  /** Its mail says so; the shop itself if omitted, because no payment came. */
  by?: CancelledBy
}

/**
 * Whether an order is unpaid, and no bank is processing its payment. A transfer is pending until the money arrives, so a
 * pending payment does not keep a transfer open that is overdue or cancelled before that.
 */
export const canBeCancelled = (
  provider: PaymentProvider,
  order: OrderRow,
  payment: PaymentRow,
  endsTransfer: boolean,
): boolean => {
  const isReleased = endsTransfer && isBankTransfer(order.paymentMethod)
  return isPayable(order.state) && (isReleased || !isProcessed(provider, payment))
}

/** An employee cancels a transfer that is awaited because the customer asks for it. */
export const staffCancels: Cancelling = { beforeDue: true, by: 'staff' }

/**
 * Cancels an unpaid order, returns its articles to stock and notifies the shopper, unless the bank is
 * processing a payment. Its cart is unchanged.
 */
export const cancelOrder = (
  shop: Shop,
  orderId: string,
  cancelling: Cancelling = {},
): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const payment = await findCurrentPayment(tx, order.id)
    const endsTransfer = cancelling.beforeDue || transferDueAt(order) < (await databaseNow(tx))
    if (!canBeCancelled(shop.payments, order, payment, endsTransfer)) return cannotBeCancelled()
    const cancelled = await moveOrder(tx, order, 'cancelled')
    const lines = await readOrderLines(tx, order.id)
    await changeStock(tx, stockChanges(lines, []))
    await releaseVoucher(tx, order.id)
    // If no confirmation was sent, the reader of a cancellation may not know the order.
    if (await isConfirmed(tx, order.id)) {
      const link = await cartLinkOf(tx, shop.config, cancelled)
      await writeOrderCancelled(tx, shop.config, cancelled, lines, {
        cartUrl: link && cartUrl(shop.config, link),
        by: cancelling.by ?? 'shop',
      })
    }
    return cancelled
  })
