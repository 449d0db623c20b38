/** All grounds on which the shop refuses a review: a promise of the product page and the terms, which by law must be true. */
export const reviewGrounds = {
  abuse: 'scheldwoorden',
  advertising: 'reclame',
  'personal-data': 'persoonsgegevens',
} as const
export type ReviewGround = keyof typeof reviewGrounds

export const refusedInReviews = `${reviewGrounds.abuse}, ${reviewGrounds.advertising} en ${reviewGrounds['personal-data']}`
