/** Far below the limit of parameters of a statement. */
export const batchesOf = <T>(rows: T[], size = 1_000): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
