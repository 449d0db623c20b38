/** The largest id that an `integer` column can hold; a longer row of digits can only be a slug. */
const largestId = 2_147_483_647

/** Whether a piece of an address is an id: digits, and no more than an id can be. */
export const isRowId = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= largestId
