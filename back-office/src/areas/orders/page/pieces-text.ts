import type { RefundedPieces, StaffOrder } from 'shared-types/contracts/admin/orders'

/** The pieces in a parcel or a refund, with how many of them had not been sent. */
export const piecesText = (order: StaffOrder, pieces: RefundedPieces[]): string => {
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]))
  return pieces
    .map(({ id, quantity, unsentQuantity = 0 }) => {
      const unsent = unsentQuantity > 0 ? ` (niet verzonden: ${unsentQuantity})` : ''
      return `${quantity}× ${titles.get(id) ?? ''}${unsent}`
    })
    .join(', ')
}
