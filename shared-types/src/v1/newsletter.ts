import { z } from 'zod'
import { EmailText } from '../texts.ts'

/** `GET /v1/content/newsletter-popup`. `content` is sanitised HTML. */
export const NewsletterPopup = z.object({
  title: z.string(),
  content: z.string(),
  button_text: z.string(),
  small_text: z.string(),
})
export type NewsletterPopup = z.infer<typeof NewsletterPopup>

/** `POST /v1/content/newsletter/subscribe`. */
export const SubscribeRequest = z.strictObject({ email: z.email().max(255) })
export type SubscribeRequest = z.infer<typeof SubscribeRequest>

/** `POST /v1/content/newsletter/confirm` and `/unsubscribe`: the token of the link in a mail. */
export const NewsletterLink = z.strictObject({ token: z.string().min(1).max(200) })
export type NewsletterLink = z.infer<typeof NewsletterLink>

/** A sentence for the shopper: the same for an address that is known and one that is not. */
export const NewsletterTold = z.object({ message: z.string() })
export type NewsletterTold = z.infer<typeof NewsletterTold>

/**
 * `GET /v1/customer/subscription?email=` with the address of the account (404 for any other), and `POST` without it: null
 * when that address is not on the list.
 */
export const CustomerSubscription = z.object({
  email: EmailText,
  subscription: z
    .object({
      id: z.uuid(),
      /** False until the link in the mail was followed. */
      confirmed: z.boolean(),
    })
    .nullable(),
})
export type CustomerSubscription = z.infer<typeof CustomerSubscription>
