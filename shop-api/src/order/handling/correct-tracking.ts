import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { CorrectTracking } from 'shared-types/contracts/admin/buying/shipments'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import {
  order as orderTable,
  parcel as parcelTable,
  replacement,
  type OrderRow,
} from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, type Refusal } from '../../refusal.ts'
import { trackingOf } from '../fulfilment/carriers.ts'
import { forgottenPieces } from '../record/pieces-left.ts'
import { lockOrder, noSuchOrder, readOrderLines, readParcels, readRefunds } from '../record/queries.ts'
import { asLast, lastTracking, type Tracking } from '../state/tracking.ts'
import { refuseUnchanged } from './correct-order.ts'
import { writeCorrectedTracking, writeParcelShipped, writeReplacementShipped } from '../record/write-mail.ts'

/** Null if it is not a replacement of this order that has left. */
const correctReplacement = async (
  tx: Tx,
  { config }: Shop,
  order: OrderRow,
  id: string,
  tracking: Tracking,
): Promise<OrderRow | Refusal | null> => {
  const isReplacement = and(
    eq(replacement.id, id),
    eq(replacement.orderId, order.id),
    isNotNull(replacement.shippedAt),
  )
  const [sent] = await tx.select().from(replacement).where(isReplacement)
  if (!sent) return null
  if (isDeepStrictEqual({ ...sent, ...tracking }, sent)) return refuseUnchanged()
  await tx.update(replacement).set(tracking).where(isReplacement)
  const lines = await readOrderLines(tx, order.id)
  await writeReplacementShipped(tx, config, order, lines, { sent, tracking, isCorrected: true })
  return order
}

/** Corrects carrier and tracking code of a parcel that has left, and mails the right link. */
export const correctTracking = (
  shop: Shop,
  orderId: string,
  { parcel, ...typed }: CorrectTracking,
): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const tracking = trackingOf(typed, order.shippingAddress)
    if (isRefusal(tracking)) return tracking
    const again = parcel ? await correctReplacement(tx, shop, order, parcel, tracking) : null
    if (again) return again
    const lines = await readOrderLines(tx, order.id)
    if (parcel) {
      const isParcel = and(eq(parcelTable.id, parcel), eq(parcelTable.orderId, order.id))
      const [sent] = await tx.select().from(parcelTable).where(isParcel)
      if (!sent) return refuse('not_found', 'Dit pakket bestaat niet.')
      if (isDeepStrictEqual({ ...sent, ...tracking }, sent)) return refuseUnchanged()
      const [corrected] = await tx.update(parcelTable).set(tracking).where(isParcel).returning()
      if (!corrected) return refuse('not_found', 'Dit pakket bestaat niet.')
      const parcels = await readParcels(tx, order.id)
      await writeParcelShipped(tx, shop.config, order, lines, {
        parcel: corrected,
        isCorrected: true,
        missing: forgottenPieces(order, lines, parcels, await readRefunds(tx, order.id)),
      })
      return order
    }
    if (!order.shipment) return refuse('validation_failed', 'Deze bestelling is nog niet verzonden.')
    if (isDeepStrictEqual(tracking, lastTracking(order))) return refuseUnchanged()
    const [corrected] = await tx
      .update(orderTable)
      .set(asLast(tracking))
      .where(eq(orderTable.id, order.id))
      .returning()
    if (!corrected) return noSuchOrder()
    const parcels = await readParcels(tx, order.id)
    await writeCorrectedTracking(tx, shop.config, corrected, lines, {
      isRest: parcels.some(
        ({ createdAt }) => corrected.shippedAt !== null && createdAt < corrected.shippedAt,
      ),
      isCorrected: true,
      missing: forgottenPieces(corrected, lines, parcels, await readRefunds(tx, order.id)),
    })
    return corrected
  })
