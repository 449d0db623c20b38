import { z } from 'zod'
import { Html } from '../html/html.ts'

/** `GET /api/content/newsletter-popup`. `content` is sanitised HTML. */
export const NewsletterPopup = z.strictObject({
  title: z.string().min(1),
  content: Html,
  buttonText: z.string().min(1),
  smallText: z.string(),
})
export type NewsletterPopup = z.infer<typeof NewsletterPopup>

/** `POST /api/newsletter/confirm` and `/unsubscribe`: the token of the link in a mail. */
export const NewsletterLink = z.strictObject({ token: z.string().min(1).max(200) })
export type NewsletterLink = z.infer<typeof NewsletterLink>

/** The answer of `POST /api/newsletter` and of its links: a message for the shopper. */
export const NewsletterMessage = z.strictObject({ message: z.string() })
export type NewsletterMessage = z.infer<typeof NewsletterMessage>
