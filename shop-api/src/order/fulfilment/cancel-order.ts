import type { Shop } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { isConfirmed, writeOrderCancelled } from '../record/write-mail.ts'
import { isOverdueTransfer } from '../record/bank-transfer.ts'
import { moveOrder } from '../record/move-order.ts'
import { findCurrentPayment, lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { isBankTransfer } from '../../payment/methods.ts'
import { canOrderMove } from '../../payment/states.ts'
import { changeStock, stockChanges } from '../record/stock.ts'
import { releaseVoucher } from '../record/voucher-use.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

const cannotBeCancelled = (): Refusal =>
  refuseAction(
    'validation_failed',
    'only an order that is not paid, and whose payment no bank is processing, can be cancelled',
    'Alleen een bestelling die niet is betaald, en waarvan geen betaling loopt, kan worden geannuleerd.',
  )

/**
 * Cancels an unpaid order, returns its articles to stock and notifies the shopper, unless the bank is
 * processing a payment. Its cart is unchanged.
 */
export const cancelOrder = (
  shop: Shop,
  orderId: string,
  {
    beforeDue = false,
    byShopper = false,
  }: {
    /** Whether a transfer is cancelled before it is due; if the money arrives after all, a refund is due. */
    beforeDue?: boolean
    byShopper?: boolean
  } = {},
): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    if (!canOrderMove(order.state, 'cancelled')) return cannotBeCancelled()
    const { state } = await findCurrentPayment(tx, order.id)
    // A transfer is pending until the money arrives, so a pending payment does not keep an overdue transfer
    // open.
    const isReleased = isOverdueTransfer(order) || (beforeDue && isBankTransfer(order.paymentMethod))
    if (state === 'pending' && !isReleased) return cannotBeCancelled()
    const cancelled = await moveOrder(tx, order, 'cancelled')
    const lines = await readOrderLines(tx, order.id)
    await changeStock(tx, stockChanges(lines, []))
    await releaseVoucher(tx, order.id)
    // If no confirmation was sent, the reader of a cancellation may not know the order.
    if (await isConfirmed(tx, order.id))
      await writeOrderCancelled(tx, shop.config, cancelled, lines, { byShopper })
    return cancelled
  })
