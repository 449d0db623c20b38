import { z } from 'zod'
import { ListSearchQuery } from './list.ts'

export const SubscriptionQuery = ListSearchQuery.extend({
  status: z.enum(['confirmed', 'requested']).default('confirmed'),
})
export type SubscriptionQuery = z.infer<typeof SubscriptionQuery>

/** The proof of consent: when the address was filled in, and when its owner confirmed it with the link in the mail. */
export const StaffSubscription = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
})
export type StaffSubscription = z.infer<typeof StaffSubscription>
