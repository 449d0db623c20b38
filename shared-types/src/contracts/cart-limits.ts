// Apart from the schemas: the buy button needs this number in the first load, and has no need of zod.

/** The most of one variant that a cart line takes, whatever the stock. */
export const maxLineQuantity = 99
