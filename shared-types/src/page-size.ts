/** The default number of entries on a page of orders or reviews. */
export const usualPageSize = 10
/** Larger pages are refused, to limit the cost of one answer. */
export const largestPageSize = 50
