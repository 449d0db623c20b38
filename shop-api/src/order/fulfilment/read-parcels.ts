import { asc, eq } from 'drizzle-orm'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { Db, Tx } from '../../db/client.ts'
import { parcel, type OrderLineRow, type ParcelRow } from '../../db/schema/buying/order.ts'
import { piecesLeft } from '../record/pieces-left.ts'

/** The parcels of an order before its last one, the first one first. */
export const readParcels = (db: Db | Tx, orderId: string): Promise<ParcelRow[]> =>
  db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(asc(parcel.createdAt))

/** The pieces that left in no earlier parcel. */
export const piecesToShip = (
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: Pick<ParcelRow, 'lines'>[],
): LinePieces[] =>
  piecesLeft(
    lines,
    parcels.flatMap((one) => one.lines),
  )
