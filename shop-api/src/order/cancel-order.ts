import type { Shop } from '../context.ts'
import { transact } from '../db/transact.ts'
import { moveOrder } from './move-order.ts'
import { findTellingPayment, lockOrder, readOrderLines } from './queries.ts'
import { canOrderMove } from './states.ts'
import { changeStock, stockChanges } from './stock.ts'

/** Gives up an order that was not paid and puts its articles back on the shelf, unless the bank is at work on it. */
export const cancelOrder = (shop: Shop, orderId: string): Promise<boolean> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canOrderMove(order.state, 'cancelled')) return false
    if ((await findTellingPayment(tx, order.id)).state === 'pending') return false
    await moveOrder(tx, order, 'cancelled')
    await changeStock(tx, stockChanges(await readOrderLines(tx, order.id), []))
    return true
  })
