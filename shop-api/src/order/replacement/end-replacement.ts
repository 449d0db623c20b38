import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ShipReplacement } from 'shared-types/contracts/admin/buying/shipments'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { isToSend, replacement, type OrderRow, type ReplacementRow } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, type Refusal } from '../../refusal.ts'
import { trackingOf } from '../fulfilment/carriers.ts'
import { refuseWithdrawn } from '../fulfilment/open-withdrawals.ts'
import { canLeave, isWaiting } from '../record/pieces-left.ts'
import { lockOrder, noSuchOrder, readOrderLines, readRefunds } from '../record/queries.ts'
import { changeStock, stockChanges } from '../record/stock.ts'
import { writeReplacementShipped } from '../record/write-mail.ts'
import { articlesOf } from './request-replacement.ts'

/** Ends a replacement that waits. The caller holds the lock on the order. */
const end = async (
  tx: Tx,
  id: string,
  how: PgUpdateSetSource<typeof replacement>,
): Promise<ReplacementRow> => {
  const [ended] = await tx
    .update(replacement)
    .set(how)
    .where(and(eq(replacement.id, id), isToSend(replacement)))
    .returning()
  if (!ended) throw new Error(`replacement ${id} changed without the lock on its order`)
  return ended
}

/** Locks the order. */
const findWaiting = async (
  tx: Tx,
  orderId: string,
  id: string,
): Promise<{ order: OrderRow; waiting: ReplacementRow } | Refusal> => {
  const order = await lockOrder(tx, orderId)
  if (!order) return noSuchOrder()
  const [found] = await tx
    .select()
    .from(replacement)
    .where(and(eq(replacement.id, id), eq(replacement.orderId, orderId)))
  if (!found) return refuse('not_found', 'Deze nazending bestaat niet.')
  if (isWaiting(found)) return { order, waiting: found }
  const how = found.shippedAt ? 'verzonden' : 'geannuleerd'
  return refuse('already_done', `Deze nazending is intussen ${how}. Er is niets veranderd.`)
}

/** It has left: a mail has its tracking code. */
export const shipReplacement = (
  shop: Shop,
  orderId: string,
  id: string,
  { confirmedWithdrawals, ...typed }: ShipReplacement,
): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const found = await findWaiting(tx, orderId, id)
    if (isRefusal(found)) return found
    const { order, waiting } = found
    const lines = await readOrderLines(tx, order.id)
    if (!canLeave(order, lines, await readRefunds(tx, order.id), waiting)) {
      return refuse('validation_failed', 'Deze stukken zijn intussen terugbetaald. Annuleer de nazending.')
    }
    const withdrawn = await refuseWithdrawn(tx, order.id, confirmedWithdrawals)
    if (withdrawn) return withdrawn
    const tracking = trackingOf(typed, order.shippingAddress)
    if (isRefusal(tracking)) return tracking
    const sent = await end(tx, waiting.id, { ...tracking, shippedAt: sql`now()` })
    await writeReplacementShipped(tx, shop.config, order, lines, { sent, tracking })
    return order
  })

/** The pieces go back to stock. */
export const cancelReplacement = (shop: Shop, orderId: string, id: string): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const found = await findWaiting(tx, orderId, id)
    if (isRefusal(found)) return found
    await end(tx, found.waiting.id, { cancelledAt: sql`now()` })
    const lines = await readOrderLines(tx, orderId)
    await changeStock(tx, stockChanges(articlesOf(lines, found.waiting.lines), []))
    return found.order
  })
