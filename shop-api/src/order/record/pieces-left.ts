import type { LinePieces, RefundedPieces } from 'shared-types/contracts/admin/orders'
import type { OrderLineRow, OrderRow, ParcelRow, ReplacementRow } from '../../db/schema/buying/order.ts'
import type { RefundRow } from '../../db/schema/buying/payment.ts'
import { hasEnded, isPayable, isSent } from '../state/states.ts'

/** The lines with the pieces that are not among `taken`; a line without such pieces is left out. */
export const piecesLeft = (lines: LinePieces[], taken: LinePieces[]): LinePieces[] =>
  lines.flatMap(({ id, quantity }) => {
    const left = taken.reduce((sum, line) => (line.id === id ? sum - line.quantity : sum), quantity)
    return left > 0 ? [{ id, quantity: left }] : []
  })

/** Whether these are pieces of what is left, each line at most once. */
export const areLeft = (left: LinePieces[], chosen: LinePieces[]): boolean =>
  chosen.every(
    ({ id, quantity }, at) =>
      quantity <= (left.find((line) => line.id === id)?.quantity ?? 0) &&
      chosen.findIndex((line) => line.id === id) === at,
  )

type StoredRefund = Pick<RefundRow, 'lines' | 'createdAt' | 'state' | 'restock' | 'acceptedAt'>

/** The pieces of a refund that go back to stock. */
export const restockedPieces = ({ restock, lines }: Pick<RefundRow, 'lines' | 'restock'>): RefundedPieces[] =>
  restock
    ? lines.flatMap(({ restockQuantity, ...line }) => {
        const quantity = restockQuantity ?? line.quantity
        const unsentQuantity = line.unsentQuantity && Math.min(line.unsentQuantity, quantity)
        return quantity > 0 ? [{ ...line, quantity, unsentQuantity }] : []
      })
    : []

/** Articles that were returned to stock count as refunded, even if their refund failed. */
const countedPieces = (refund: StoredRefund): RefundedPieces[] => {
  if (refund.state !== 'failed') return refund.lines
  return refund.acceptedAt === null ? [] : restockedPieces(refund)
}

/**
 * The pieces of an order that are not refunded yet. An unpaid order still has all of them, and a cancelled one gave them
 * back: money that came all the same is of no piece. Nor are pieces that went back to stock when it was closed.
 */
export const refundableLines = (
  { state, restockedLines }: Pick<OrderRow, 'state' | 'restockedLines'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  refunds: StoredRefund[],
): LinePieces[] =>
  isPayable(state) || state === 'cancelled'
    ? []
    : piecesLeft(lines, [...refunds.flatMap(countedPieces), ...(restockedLines ?? [])])

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

/** The parcels of an order, with the last one if it says what was in it. */
export const sentParcels = (
  { shippedAt, shipmentLines }: Pick<OrderRow, 'shippedAt' | 'shipmentLines'>,
  parcels: SentPieces[],
): SentPieces[] =>
  shippedAt && shipmentLines ? [...parcels, { lines: shipmentLines, createdAt: shippedAt }] : parcels

/** The pieces of a shipped order that no parcel has, and no refund. None if it is not known what was in the last parcel. */
export const forgottenPieces = (
  order: Pick<OrderRow, 'state' | 'shippedAt' | 'shipmentLines'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: SentPieces[],
  refunds: StoredRefund[],
): LinePieces[] =>
  isSent(order.state) && order.shipmentLines !== null
    ? piecesToShip(lines, sentParcels(order, parcels), refunds)
    : []

/** The pieces of an order that are still in the warehouse, as far as it is known what its parcels had. */
export const unsentPiecesOf = (
  order: Pick<OrderRow, 'state' | 'shippedAt' | 'shipmentLines'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: SentPieces[],
  refunds: StoredRefund[],
): LinePieces[] =>
  order.shippedAt === null
    ? piecesToShip(lines, parcels, refunds)
    : forgottenPieces(order, lines, parcels, refunds)

/**
 * The pieces to pack: those that left in no earlier parcel and are not refunded. Of a refund that does not
 * say which pieces had left, they are those that had left before it, as far as there are any.
 */
export const piecesToShip = (
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  parcels: SentPieces[],
  refunds: StoredRefund[],
): LinePieces[] => {
  const steps: { createdAt: Date; moved: RefundedPieces[]; isRefund: boolean }[] = [
    ...parcels.map(({ createdAt, lines: moved }) => ({ createdAt, moved, isRefund: false })),
    ...refunds.map((one) => ({ createdAt: one.createdAt, moved: countedPieces(one), isRefund: true })),
  ]
  steps.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return lines.flatMap(({ id, quantity: ordered }) => {
    let toShip = ordered
    let sent = 0
    for (const { moved, isRefund } of steps) {
      const { quantity = 0, unsentQuantity = 0 } = moved.find((line) => line.id === id) ?? {}
      const notSent = Math.max(unsentQuantity, quantity - sent)
      toShip -= isRefund ? notSent : quantity
      sent += isRefund ? notSent - quantity : quantity
    }
    return toShip > 0 ? [{ id, quantity: toShip }] : []
  })
}

/** When a replacement left or was cancelled, as a row or an answer has it; null until then. */
interface ReplacementEnd {
  shippedAt: Date | string | null
  cancelledAt: Date | string | null
}

export const isWaiting = ({ shippedAt, cancelledAt }: ReplacementEnd): boolean =>
  shippedAt === null && cancelledAt === null

/** Whether a replacement that waits may still leave: its pieces are not refunded, and the money is still there. */
export const canLeave = (
  order: Pick<OrderRow, 'state' | 'restockedLines' | 'paidBackBy'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  refunds: StoredRefund[],
  again: Pick<ReplacementRow, 'lines'>,
): boolean =>
  !hasEnded(order.state) &&
  order.paidBackBy === null &&
  areLeft(refundableLines(order, lines, refunds), again.lines)

/** The pieces of a shipped order that can be sent again: those that have left, are not refunded, and do not wait to be sent again. */
export const replaceablePieces = (
  order: Pick<OrderRow, 'state' | 'shippedAt' | 'shipmentLines' | 'restockedLines' | 'paidBackBy'>,
  lines: Pick<OrderLineRow, 'id' | 'quantity'>[],
  {
    parcels,
    refunds,
    replacements,
  }: {
    parcels: SentPieces[]
    refunds: StoredRefund[]
    replacements: (ReplacementEnd & Pick<ReplacementRow, 'lines'>)[]
  },
): LinePieces[] =>
  order.paidBackBy === null && isSent(order.state)
    ? piecesLeft(refundableLines(order, lines, refunds), [
        ...forgottenPieces(order, lines, parcels, refunds),
        ...replacements.filter(isWaiting).flatMap((one) => one.lines),
      ])
    : []
