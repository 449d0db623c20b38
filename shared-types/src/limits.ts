// Without zod, because the first load needs these numbers.

/** The default number of entries on a page of orders or reviews. */
export const usualPageSize = 10
/** Larger pages are refused, to limit the cost of one answer. */
export const largestPageSize = 50

/** The path of a category, a brand or the search with its filters. A segment joins all chosen values of a filter. */
export const longestListPath = 2_000

/** How long a shopper's session lasts after the last visit, in seconds. */
export const sessionLifetime = 30 * 24 * 60 * 60

/** The size of the largest body of a request, in bytes, unless its route allows more. */
export const largestBody = 64 * 1024

/** The maximum quantity of a cart line, whatever the stock. */
export const maxLineQuantity = 99
