/** The id of a row in an address: from 1, with at most nine digits, so that each fits in an `integer` column. */
export const rowId = /^[1-9]\d{0,8}$/

/** Whether a text is the id of a row; a longer number can only be a slug. */
export const isRowId = (text: string): boolean => rowId.test(text)
