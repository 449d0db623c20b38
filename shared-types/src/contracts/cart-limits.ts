// In a separate file without zod, because the buy button needs this number in the first load.

/** The maximum quantity of a cart line, whatever the stock. */
export const maxLineQuantity = 99
