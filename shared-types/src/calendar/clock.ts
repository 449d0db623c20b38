// Without `Intl`, whose first formatter takes 60 ms on a slow phone.

/** The time zone of the shop, its shoppers and its carriers. Statements in SQL repeat the name. */
export const timeZone = 'Europe/Amsterdam'

/** 24 hours. The days on which the clock changes are an hour shorter or longer. */
export const dayMs = 24 * 60 * 60 * 1000
