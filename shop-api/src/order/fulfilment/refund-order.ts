import type { Shop } from '../../context.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { writeOrderRefunded } from '../record/write-mail.ts'
import { moveOrder } from '../record/move-order.ts'
import { lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { readProviderMoney, surplusOf, writeRefundDue } from '../record/refund-due.ts'
import { canOrderMove } from '../../payment/states.ts'
import { changeStock, stockChanges } from '../record/stock.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

/**
 * Records a refund; the transfer itself is made at the payment provider, which may have reported it already.
 * Overpayments are refunded first; the order then keeps its state, even if it is cancelled. With `restock`,
 * articles that came back undamaged are returned to stock.
 */
export const refundOrder = (shop: Shop, orderId: string, restock: boolean): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const lines = await readOrderLines(tx, order.id)
    const money = await readProviderMoney(tx, order.id)
    const surplus = surplusOf(order, money)
    if (surplus > order.refundedCents) {
      const refundDueCents = surplus - order.refundedCents
      await writeOrderRefunded(tx, shop.config, { ...order, refundDueCents }, lines)
      return writeRefundDue(tx, order, surplus)
    }
    if (!canOrderMove(order.state, 'refunded')) {
      return refuseAction(
        'validation_failed',
        `an order that is ${order.state} has nothing to refund`,
        'Bij deze bestelling is er niets terug te betalen.',
      )
    }
    if (restock) await changeStock(tx, stockChanges(lines, []))
    const refunded = await moveOrder(tx, order, 'refunded')
    const all = surplusOf(refunded, money)
    // The shop does not refund what a chargeback has already returned.
    if (all > order.refundedCents) await writeOrderRefunded(tx, shop.config, refunded, lines)
    return writeRefundDue(tx, refunded, Math.max(all, order.refundedCents))
  })
