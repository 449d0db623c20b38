import { z } from 'zod'
import { emailText } from '../../forms/fields/email.ts'
import { EmailText } from '../../texts.ts'

/** `POST /v1/content/newsletter/subscribe`. */
export const SubscribeRequest = z.strictObject({ email: emailText() })
export type SubscribeRequest = z.infer<typeof SubscribeRequest>

/**
 * `GET /v1/customer/subscription?email=` with the address of the account (404 for any other), and `POST`
 * without it: null if that address is not subscribed.
 */
export const CustomerSubscription = z.strictObject({
  email: EmailText,
  subscription: z
    .strictObject({
      id: z.uuid(),
      /** False until the link in the mail was followed. */
      confirmed: z.boolean(),
    })
    .nullable(),
})
export type CustomerSubscription = z.infer<typeof CustomerSubscription>
