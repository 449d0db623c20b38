import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { OrderState } from 'shared-types/contracts/order'
import type { Tx } from '../../db/client.ts'
import { drawNumber } from '../numbering/draw-number.ts'
import { order, type OrderRow } from '../../db/schema/buying/order.ts'
import { content } from '../../db/schema/content.ts'
import { canOrderMove } from './states.ts'

/** As `readShopDetails`, in the statement that moves the order. */
const currentSeller = sql`(select ${content.data} -> 'shop' from ${content} where ${content.key} = 'footer')`

/** That of the numbers, whose year must be that of the date. */
const now = sql`now()`

/** The columns that change together with the state, besides the number of the invoice. */
const alongWith: Record<OrderState, PgUpdateSetSource<typeof order>> = {
  pending_payment: {},
  paid: { paidAt: now, seller: currentSeller },
  shipped: { shippedAt: now },
  completed: { completedAt: now },
  cancelled: { cancelledAt: now },
  refunded: { refundedAt: now },
}

/**
 * Changes the state of an order. The caller must check that the change is allowed.
 * @throws for a change that is not in the table of states
 */
export const moveOrder = async (tx: Tx, current: OrderRow, to: OrderState): Promise<OrderRow> => {
  if (!canOrderMove(current.state, to)) {
    throw new Error(`order ${current.number} cannot go from ${current.state} to ${to}`)
  }
  const [moved] = await tx
    .update(order)
    .set({
      state: to,
      ...alongWith[to],
      ...(to === 'paid' && { invoiceNumber: await drawNumber(tx, 'invoice') }),
    })
    .where(and(eq(order.id, current.id), eq(order.state, current.state)))
    .returning()
  if (!moved) throw new Error(`order ${current.number} changed without the lock on its cart`)
  return moved
}
