import { z } from 'zod'

/** All mails of so many days can be sent again at once. */
export const retryDays = 7

/** A mail that the mail server refused until the shop gave up. */
export const FailedMail = z.strictObject({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The order that it is about. */
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
})
export type FailedMail = z.infer<typeof FailedMail>
