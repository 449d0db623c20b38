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
 * The refund for the chosen pieces: their price, or with the last that were paid for also the costs of shipping and
 * payment. A gift has no price, and need not come back for those.
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
  const paid = lines.filter(({ priceCents, refundableQuantity }) => priceCents > 0 && refundableQuantity > 0)
  if (paid.length > 0 && paid.every((line) => chosenOf(line) === line.refundableQuantity))
    return Math.max(0, left - retainedCents)
  const sum = lines.reduce((cents, line) => cents + partAfterEarlier(line, chosenOf(line)), 0)
  return Math.min(sum, left)
}

/**
 * How many of the chosen pieces of a line had not left: what the employee says, as far as it is possible.
 * @param pieces the chosen pieces, by the id of their line
 * @param said how many of them had not left, by the id of their line
 * @param proposed what is proposed of a line of which nothing is said
 */
export const unsentOf = (
  lines: Pick<StaffOrder['lines'][number], 'id' | 'refundableQuantity' | 'toShipQuantity'>[],
  id: number,
  pieces: Map<number, number>,
  said: Map<number, number>,
  proposed: 'least' | 'most',
) => {
  const { refundableQuantity = 0, toShipQuantity = 0 } = lines.find((line) => line.id === id) ?? {}
  const chosen = pieces.get(id) ?? 0
  const least = Math.max(0, chosen - (refundableQuantity - toShipQuantity))
  const most = Math.min(chosen, toShipQuantity)
  const range = { least, most }
  return { ...range, value: Math.min(most, Math.max(least, said.get(id) ?? range[proposed])) }
}
