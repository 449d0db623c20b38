import type { StaffOrder } from 'shared-types/contracts/admin/orders'

type Line = Pick<
  StaffOrder['lines'][number],
  'id' | 'quantity' | 'refundableQuantity' | 'priceCents' | 'discountCents'
>

/** The price of some pieces of a line, with their part of its discount. */
const partOf = ({ quantity, priceCents, discountCents }: Line, pieces: number): number =>
  Math.round(((priceCents * quantity - discountCents) * pieces) / quantity)

/** The price of some more pieces, so that all refunds of a line add up to its price. */
const partAfterEarlier = (line: Line, pieces: number): number => {
  const earlier = line.quantity - line.refundableQuantity
  return partOf(line, earlier + pieces) - partOf(line, earlier)
}

/**
 * The refund for the chosen pieces: their price, or with all that are left also the costs of shipping and payment.
 * @param left the maximum refund, in cents
 * @param retainedCents the part of it that the shop keeps, such as `deliveryExtraCents`
 */
export const proposeAmount = (
  lines: Line[],
  pieces: Map<number, number>,
  left: number,
  retainedCents: number,
): number => {
  const chosenOf = ({ id }: Line) => pieces.get(id) ?? 0
  if (lines.every((line) => chosenOf(line) === line.refundableQuantity))
    return Math.max(0, left - retainedCents)
  const sum = lines.reduce((cents, line) => cents + partAfterEarlier(line, chosenOf(line)), 0)
  return Math.min(sum, left)
}
