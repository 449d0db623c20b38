// Without zod, because the first load needs these numbers.

/** The default number of entries on a page of orders or reviews. */
export const usualPageSize = 10
/** Larger pages are refused, to limit the cost of one answer. */
export const largestPageSize = 50

/** The maximum quantity of a cart line, whatever the stock. */
export const maxLineQuantity = 99
