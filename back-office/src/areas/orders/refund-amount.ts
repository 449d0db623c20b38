import type { StaffOrder } from 'shared-types/contracts/admin/orders'

type Line = Pick<StaffOrder['lines'][number], 'id' | 'quantity' | 'priceCents' | 'discountCents'>

/** The price of some pieces of a line, with their part of its discount. */
const partOf = ({ quantity, priceCents, discountCents }: Line, pieces: number): number =>
  Math.round(((priceCents * quantity - discountCents) * pieces) / quantity)

/** What does not go back after a withdrawal. Without one, the shop refunds for a reason of its own. */
export const retainableOf = ({
  withdrawals,
  deliveryExtraCents,
}: Pick<StaffOrder, 'withdrawals' | 'deliveryExtraCents'>): number =>
  withdrawals.length > 0 ? deliveryExtraCents : 0

/**
 * The refund for the chosen pieces: their price, or with all pieces also the costs of shipping and payment.
 * @param left the maximum refund, in cents
 * @param retainedCents the part of it that the shop keeps, as `retainableOf` says
 */
export const proposeAmount = (
  lines: Line[],
  pieces: Map<number, number>,
  left: number,
  retainedCents = 0,
): number => {
  if (lines.every((line) => pieces.get(line.id) === line.quantity)) return Math.max(0, left - retainedCents)
  const sum = lines.reduce((cents, line) => cents + partOf(line, pieces.get(line.id) ?? 0), 0)
  return Math.min(sum, left)
}
