import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { drawNumber } from '../numbering/draw-number.ts'
import { order, type OrderRow } from '../../db/schema/buying/order.ts'
import { content } from '../../db/schema/content.ts'
import { canOrderMove } from './states.ts'

/** As `readShopDetails`, in the statement that moves the order. */
const currentSeller = sql`(select ${content.data} -> 'shop' from ${content} where ${content.key} = 'footer')`

/** The columns that change together with the state. The clock is that of the numbers, whose year must be that of the date. */
const alongWith = async (tx: Tx, to: OrderRow['state']): Promise<PgUpdateSetSource<typeof order>> => {
  const now = sql`now()`
  if (to === 'paid')
    return { paidAt: now, seller: currentSeller, invoiceNumber: await drawNumber(tx, 'invoice') }
  if (to === 'shipped') return { shippedAt: now }
  if (to === 'completed') return { completedAt: now }
  if (to === 'cancelled') return { cancelledAt: now }
  return to === 'refunded' ? { refundedAt: now } : {}
}

/**
 * Changes the state of an order. The caller must check that the change is allowed.
 * @throws for a change that is not in the table of states
 */
export const moveOrder = async (tx: Tx, current: OrderRow, to: OrderRow['state']): Promise<OrderRow> => {
  if (!canOrderMove(current.state, to)) {
    throw new Error(`order ${current.number} cannot go from ${current.state} to ${to}`)
  }
  const [moved] = await tx
    .update(order)
    .set({ state: to, ...(await alongWith(tx, to)) })
    .where(and(eq(order.id, current.id), eq(order.state, current.state)))
    .returning()
  if (!moved) throw new Error(`order ${current.number} changed without the lock on its cart`)
  return moved
}
