import type { StaffOrder } from 'shared-types/contracts/admin/orders'

type Line = Pick<StaffOrder['lines'][number], 'id' | 'quantity' | 'priceCents' | 'discountCents'>

/** The price of some pieces of a line, with their part of its discount. */
const partOf = ({ quantity, priceCents, discountCents }: Line, pieces: number): number =>
  Math.round(((priceCents * quantity - discountCents) * pieces) / quantity)

/**
 * The refund for the chosen pieces: their price, or with all pieces also the costs of shipping and payment, as the law
 * requires of a withdrawal from the whole order.
 * @param left the maximum refund, in cents
 */
export const proposeAmount = (lines: Line[], pieces: Map<number, number>, left: number): number => {
  if (lines.every((line) => pieces.get(line.id) === line.quantity)) return left
  const sum = lines.reduce((cents, line) => cents + partOf(line, pieces.get(line.id) ?? 0), 0)
  return Math.min(sum, left)
}
