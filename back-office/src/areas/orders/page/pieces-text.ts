import type { RefundedPieces, StaffOrder } from 'shared-types/contracts/admin/orders'

/** The pieces in a parcel or a refund, with how many of them had not been sent, and which part went back to stock. */
export const piecesText = (order: StaffOrder, pieces: RefundedPieces[]): string => {
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]))
  return pieces
    .map(({ id, quantity, unsentQuantity = 0, restockQuantity }) => {
      const details = [
        ...(unsentQuantity > 0 ? [`niet verzonden: ${unsentQuantity}`] : []),
        ...(restockQuantity === undefined ? [] : [`naar de voorraad: ${restockQuantity}`]),
      ]
      return `${quantity}× ${titles.get(id) ?? ''}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
    })
    .join(', ')
}
