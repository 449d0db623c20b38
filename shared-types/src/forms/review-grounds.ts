/** All that the shop refuses in reviews: a promise of the product page and the terms, which by law must be true. */
export const refusedInReviews = 'scheldwoorden, reclame en persoonsgegevens'
