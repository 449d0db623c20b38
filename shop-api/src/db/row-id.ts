/** The largest id of an `integer` column; a larger number can only be a slug. */
const largestId = 2_147_483_647

/** Whether a path segment is an id: digits, and at most the largest id. */
export const isRowId = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= largestId
