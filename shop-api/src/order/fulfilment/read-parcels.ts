import { asc, eq } from 'drizzle-orm'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { Db, Tx } from '../../db/client.ts'
import { parcel, type OrderLineRow, type ParcelRow } from '../../db/schema/buying/order.ts'
import type { RefundRow } from '../../db/schema/buying/payment.ts'
import { piecesLeft } from '../record/pieces-left.ts'
import { isCounted } from '../refund/refundable.ts'

/** The parcels of an order before its last one, the first one first. */
export const readParcels = (db: Db | Tx, orderId: string): Promise<ParcelRow[]> =>
  db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(asc(parcel.createdAt))

/** The pieces that left in no earlier parcel. */
export const unshippedPieces = (
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: Pick<ParcelRow, 'lines'>[],
): LinePieces[] =>
  piecesLeft(
    lines,
    parcels.flatMap((one) => one.lines),
  )

type SentPieces = Pick<ParcelRow, 'lines' | 'createdAt'>
type RefundedPieces = Pick<RefundRow, 'lines' | 'createdAt' | 'state' | 'restock' | 'acceptedAt'>

/**
 * The pieces to pack: those that left in no earlier parcel and are not refunded. A refund is of pieces that had left
 * before it, as far as there are any.
 */
export const piecesToShip = (
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: SentPieces[],
  refunds: RefundedPieces[],
): LinePieces[] => {
  const steps = [
    ...parcels.map(({ createdAt, lines: moved }) => ({ createdAt, moved, isRefund: false })),
    ...refunds.filter(isCounted).map(({ createdAt, lines: moved }) => ({ createdAt, moved, isRefund: true })),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return lines.flatMap(({ id, quantity: ordered }) => {
    let toShip = ordered
    let sent = 0
    for (const { moved, isRefund } of steps) {
      const quantity = moved.find((line) => line.id === id)?.quantity ?? 0
      const returned = isRefund ? Math.min(quantity, sent) : 0
      sent += isRefund ? -returned : quantity
      toShip -= quantity - returned
    }
    return toShip > 0 ? [{ id, quantity: toShip }] : []
  })
}
