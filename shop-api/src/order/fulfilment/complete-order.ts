import type { Shop } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { moveOrder } from '../state/move-order.ts'
import { lockOrder, noSuchOrder } from '../record/queries.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { canOrderMove } from '../state/states.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

/** The parcel has arrived. */
export const completeOrder = (shop: Shop, orderId: string): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    if (!canOrderMove(order.state, 'completed')) {
      return refuseAction(
        'validation_failed',
        `an order that is ${order.state} cannot be completed`,
        'Alleen een verzonden bestelling kan worden afgerond.',
      )
    }
    if (order.unsentPieces > 0) {
      return refuseAction(
        'validation_failed',
        'pieces of this order are neither sent nor refunded',
        'Nog niet alles is verzonden of terugbetaald. Verzend de rest, of betaal die terug.',
      )
    }
    return moveOrder(tx, order, 'completed')
  })
