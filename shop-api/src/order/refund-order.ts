import { eq } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { order as orderTable, type OrderRow } from '../db/schema/order.ts'
import { transact } from '../db/transact.ts'
import { writeOrderRefunded } from './write-mail.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, readOrderLines } from './queries.ts'
import { canOrderMove } from '../payment/states.ts'
import { changeStock, stockChanges } from './stock.ts'

/**
 * Writes that the money went back; the transfer itself is made at the payment provider. An order that was cancelled
 * and paid all the same stays cancelled and owes nothing any more. Articles that come back in good order can go back
 * on the shelf with `restock`.
 * @returns the order, or an English sentence about what stands in the way.
 */
export const refundOrder = (shop: Shop, orderId: string, restock: boolean): Promise<OrderRow | string> =>
  transact(shop.db, async (tx): Promise<OrderRow | string> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'no such order'
    const lines = await readOrderLines(tx, order.id)
    if (order.refundDueCents > 0) {
      await tx.update(orderTable).set({ refundDueCents: 0 }).where(eq(orderTable.id, order.id))
      await writeOrderRefunded(tx, shop.config, order, lines)
      return order
    }
    if (!canOrderMove(order.state, 'refunded')) return `an order that is ${order.state} has nothing to refund`
    if (restock) await changeStock(tx, stockChanges(lines, []))
    const refunded = await moveOrder(tx, order, 'refunded')
    await writeOrderRefunded(tx, shop.config, refunded, lines)
    return refunded
  })
