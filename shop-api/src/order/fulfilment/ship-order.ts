import { and, eq } from 'drizzle-orm'
import type { ShipOrder } from 'shared-types/contracts/admin/buying/shipments'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { isPayLater } from 'shared-types/order/pay-later'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import {
  order as orderTable,
  parcel,
  type OrderLineRow,
  type OrderRow,
} from '../../db/schema/buying/order.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { transact } from '../../db/transact.ts'
import {
  areLeft,
  forgottenPieces,
  piecesLeft,
  piecesToShip,
  sentParcels,
  unshippedPieces,
} from '../record/pieces-left.ts'
import { writeOrderShipped, writeParcelShipped } from '../record/write-mail.ts'
import { trackingOf } from './carriers.ts'
import { refuseWithdrawn } from './open-withdrawals.ts'
import { moveOrder } from '../state/move-order.ts'
import {
  findCurrentPayment,
  findOrder,
  lockOrder,
  noSuchOrder,
  readOrderLines,
  readParcels,
  readRefunds,
} from '../record/queries.ts'
import { missingOf, readProviderMoney, writeRefundDue } from '../record/refund-due.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { canOrderMove } from '../state/states.ts'
import { asLast, type Tracking } from '../state/tracking.ts'
import { idAt } from '../../payment-provider.ts'
import { isRefusal, refuse, refuseAction, refuseField, type Refusal } from '../../refusal.ts'

const notCaptured = (): Refusal =>
  refuseAction(
    'payment_provider_failed',
    'the payment provider did not capture the payment: nothing was shipped',
    'De betaaldienst heeft de betaling niet geïnd. Er is niets verzonden. Probeer het straks opnieuw, of kijk bij de betaaldienst wat er met de betaling is.',
  )

/** Without an answer, the stored state is used. */
const settleFirst = async (shop: Shop, orderId: string): Promise<void> => {
  const current = await findCurrentPayment(shop.db, orderId)
  try {
    await settlePayment(shop, current)
  } catch (error) {
    shop.log.warn({ err: error, payment: current.id }, 'the state of a payment is not known before shipping')
  }
}

/**
 * Captures what is only authorised, unless the order cannot be shipped. Capturing is idempotent. An order can be paid
 * twice: its refund can go to the payment that is not authorised, so all are captured.
 */
const capturePayments = async (shop: Shop, orderId: string): Promise<Refusal | null> => {
  await settleFirst(shop, orderId)
  // Both are read after that, because it can be the first to see the authorisation.
  const order = await findOrder(shop.db, orderId)
  if (!order || !canOrderMove(order.state, 'shipped')) return null
  const paid = await shop.db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.state, 'paid')))
  for (const one of paid) {
    const providerId = idAt(shop.payments, one)
    // Other methods are never authorised only.
    if (providerId === null || !isPayLater(one.method)) continue
    try {
      await shop.payments.capture(providerId)
    } catch (error) {
      shop.log.error({ err: error, payment: one.id }, 'a payment could not be captured')
      return notCaptured()
    }
  }
  return null
}

/** Also a shipped order, while its last parcel left out pieces that are not refunded. */
const isShippable = ({ state, unsentPieces }: OrderRow): boolean =>
  canOrderMove(state, 'shipped') || unsentPieces > 0

/** Whether a parcel is to be packed: not if all of its price went back to the payer. */
export const isPackable = (order: OrderRow): boolean => isShippable(order) && order.paidBackBy === null

/** Why nothing of this order may leave. The caller holds the lock on the order. */
const refuseShipping = async (
  tx: Tx,
  order: OrderRow,
  confirmedWithdrawals: ShipOrder['confirmedWithdrawals'],
): Promise<Refusal | null> => {
  if (!isShippable(order)) {
    return refuseAction(
      'validation_failed',
      `an order that is ${order.state} cannot be shipped`,
      'Alleen een betaalde bestelling kan worden verzonden.',
    )
  }
  const withdrawn = await refuseWithdrawn(tx, order.id, confirmedWithdrawals)
  if (withdrawn) return withdrawn
  const missing = missingOf(order, await readProviderMoney(tx, order.id))
  return missing > 0 && missing >= order.totalCents
    ? refuseAction(
        'validation_failed',
        'the payment of this order was returned to its payer: it cannot be shipped',
        'De betaling van deze bestelling is teruggegaan naar de klant: verzenden kan niet.',
      )
    : null
}

/** What the order waits for after its last parcel, or one after that. */
const readForgotten = async (tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<LinePieces[]> =>
  forgottenPieces(order, lines, await readParcels(tx, order.id), await readRefunds(tx, order.id))

interface Sending {
  order: OrderRow
  lines: OrderLineRow[]
  tracking: Tracking
  packed: LinePieces[]
}

/** A parcel before the last one; or after it, with what that left out. */
const sendPart = async (
  tx: Tx,
  { config }: Shop,
  { order, lines, tracking, packed }: Sending,
): Promise<OrderRow> => {
  const [part] = await tx
    .insert(parcel)
    .values({ orderId: order.id, ...tracking, lines: packed })
    .returning()
  if (!part) throw new Error(`order ${order.number} has no parcel`)
  const counted = await writeRefundDue(tx, order)
  const missing = await readForgotten(tx, counted, lines)
  await writeParcelShipped(tx, config, counted, lines, { parcel: part, missing })
  return counted
}

/** The parcel after which the order is shipped. What it leaves out waits to be sent or refunded. */
const sendLast = async (
  tx: Tx,
  { config }: Shop,
  { order, lines, tracking, packed }: Sending,
  isRest: boolean,
): Promise<OrderRow> => {
  await tx
    .update(orderTable)
    .set({ ...asLast(tracking), shipmentLines: packed })
    .where(eq(orderTable.id, order.id))
  const shipped = await writeRefundDue(tx, await moveOrder(tx, order, 'shipped'))
  const missing = await readForgotten(tx, shipped, lines)
  await writeOrderShipped(tx, config, shipped, lines, { isRest, missing })
  return shipped
}

/**
 * A parcel has left: captures an authorised payment, and sends a mail with the tracking code. The last parcel
 * changes the state of the order.
 */
export const shipOrder = async (
  shop: Shop,
  orderId: string,
  ship: ShipOrder,
): Promise<OrderRow | Refusal> => {
  const { lines, more = false, earlierParcels, confirmedWithdrawals } = ship
  const known = await findOrder(shop.db, orderId)
  if (!known) return noSuchOrder()
  const mistake = trackingOf(ship, known.shippingAddress)
  if (isRefusal(mistake)) return mistake
  // The payment of a withdrawn order is not captured, unless an employee ships it all the same.
  const withdrawn = await refuseWithdrawn(shop.db, orderId, confirmedWithdrawals)
  if (withdrawn) return withdrawn
  // Captured first, because an order that cannot be captured must not be shipped.
  const uncaptured = await capturePayments(shop, orderId)
  if (uncaptured) return uncaptured
  return transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const refused = await refuseShipping(tx, order, confirmedWithdrawals)
    if (refused) return refused
    const ordered = await readOrderLines(tx, order.id)
    const earlier = await readParcels(tx, order.id)
    if (earlierParcels !== undefined && earlierParcels !== earlier.length) {
      return refuse('already_done', 'Intussen is een ander pakket verzonden. Er is niets veranderd.')
    }
    const sent = sentParcels(order, earlier)
    const toShip = piecesToShip(ordered, sent, await readRefunds(tx, order.id))
    const packed = lines ?? toShip
    // Before orders did that themselves (`order/record/refund-outcome.ts`), the last pieces were refunded.
    if (packed.length === 0 && earlier.length > 0 && order.state === 'paid') {
      return moveOrder(tx, order, 'shipped')
    }
    if (packed.length === 0) {
      return refuseAction(
        'validation_failed',
        'all pieces of this order that have not been shipped are refunded: there is nothing to ship',
        'Alle stuks die nog niet verzonden zijn, zijn terugbetaald.',
      )
    }
    if (!areLeft(unshippedPieces(ordered, sent), packed)) {
      return refuseField('lines', 'Van een artikel zijn meer stuks gekozen dan er nog te verzenden zijn.')
    }
    // The address may have been corrected since the employee read it.
    const tracking = trackingOf(ship, order.shippingAddress)
    if (isRefusal(tracking)) return tracking
    const sending = { order, lines: ordered, tracking, packed }
    return order.state === 'shipped' || (more && piecesLeft(toShip, packed).length > 0)
      ? sendPart(tx, shop, sending)
      : sendLast(tx, shop, sending, earlier.length > 0)
  })
}
