import type { LinePieces } from 'shared-types/contracts/admin/orders'

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
