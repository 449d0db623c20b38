import { eq } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { writeOrderRefunded } from '../record/write-mail.ts'
import { moveOrder } from '../record/move-order.ts'
import { lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { canOrderMove } from '../../payment/states.ts'
import { changeStock, stockChanges } from '../record/stock.ts'
import { refuse, type Refusal } from '../../refusal.ts'

/**
 * Records a refund; the transfer itself is made at the payment provider. An order that was paid after
 * cancellation stays cancelled, and its refund is no longer due. With `restock`, articles that came back
 * undamaged are returned to stock.
 */
export const refundOrder = (shop: Shop, orderId: string, restock: boolean): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const lines = await readOrderLines(tx, order.id)
    if (order.refundDueCents > 0) {
      await tx.update(orderTable).set({ refundDueCents: 0 }).where(eq(orderTable.id, order.id))
      await writeOrderRefunded(tx, shop.config, order, lines)
      return order
    }
    if (!canOrderMove(order.state, 'refunded')) {
      return refuse('validation_failed', `an order that is ${order.state} has nothing to refund`)
    }
    if (restock) await changeStock(tx, stockChanges(lines, []))
    const refunded = await moveOrder(tx, order, 'refunded')
    await writeOrderRefunded(tx, shop.config, refunded, lines)
    return refunded
  })
