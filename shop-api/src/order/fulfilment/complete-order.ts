import type { Shop } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { moveOrder } from '../record/move-order.ts'
import { lockOrder } from '../record/queries.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { canOrderMove } from '../../payment/states.ts'

/**
 * The parcel has arrived.
 * @returns the order, or an English sentence that says why this is not possible
 */
export const completeOrder = (shop: Shop, orderId: string): Promise<OrderRow | string> =>
  transact(shop.db, async (tx): Promise<OrderRow | string> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'no such order'
    if (!canOrderMove(order.state, 'completed')) return `an order that is ${order.state} cannot be completed`
    return moveOrder(tx, order, 'completed')
  })
