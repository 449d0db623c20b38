import { z } from 'zod'

/** What the shop earned in the last 30 days, and how much waits for an employee. */
export const Overview = z.strictObject({
  /** By the day in the Netherlands of the payment, less the credit notes of that day; days without are included. */
  days: z.array(z.strictObject({ day: z.iso.date(), orders: z.int(), revenueCents: z.int() })),
  waiting: z.strictObject({
    toShip: z.int(),
    refundsDue: z.int(),
    /** Withdrawals and requests to return a rug that are neither handled nor refunded. */
    returns: z.int(),
    reviews: z.int(),
    unansweredReviews: z.int(),
    /** Not marked as answered. */
    contactMessages: z.int(),
    /** Chats in which the assistant did not know an answer. */
    unansweredChats: z.int(),
    failedMails: z.int(),
    /** Payments that the bank is processing, or that the shopper has not completed. */
    openPayments: z.int(),
    /** Articles for sale with less stock than their threshold. */
    lowStock: z.int(),
  }),
  /** Searches of the last 30 days that found nothing, the most frequent first. */
  misses: z.array(z.strictObject({ term: z.string(), searches: z.int() })),
})
export type Overview = z.infer<typeof Overview>
