/** Entries to a page of orders and of reviews, unless a size is asked for. */
export const usualPageSize = 10
/** A larger page is refused, so that no single answer becomes a burden. */
export const largestPageSize = 50
