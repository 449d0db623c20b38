import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'

export const NewsletterForm = z.strictObject({ email: emailText() })
export type NewsletterForm = z.infer<typeof NewsletterForm>
