import type { Shop } from '../context.ts'
import { transact } from '../db/transact.ts'
import { writeOrderCancelled } from './write-mail.ts'
import { isOverdueTransfer } from './bank-transfer.ts'
import { moveOrder } from './move-order.ts'
import { findTellingPayment, lockOrder, readOrderLines } from './queries.ts'
import { canOrderMove } from '../payment/states.ts'
import { changeStock, stockChanges } from './stock.ts'
import { giveBackVoucher } from './voucher-use.ts'

/**
 * Gives up an order that was not paid, puts its articles back on the shelf and tells the shopper, unless the bank is
 * at work on it. Its cart stays as it is.
 */
export const cancelOrder = (shop: Shop, orderId: string): Promise<boolean> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canOrderMove(order.state, 'cancelled')) return false
    const { state } = await findTellingPayment(tx, order.id)
    // Every transfer is pending until it is there: that one is late ends the waiting.
    if (state === 'pending' && !isOverdueTransfer(order)) return false
    const cancelled = await moveOrder(tx, order, 'cancelled')
    const lines = await readOrderLines(tx, order.id)
    await changeStock(tx, stockChanges(lines, []))
    await giveBackVoucher(tx, order.id)
    await writeOrderCancelled(tx, shop.config, cancelled, lines)
    return true
  })
