import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { requiredText, severalLines } from './fields/text.ts'

const required = 'Dit is een verplicht veld'

/** The review form (spec §5). */
export const ReviewForm = z.strictObject({
  displayName: requiredText(80, required),
  email: emailText(`${required}.`, 'Dit is geen geldig e-mailadres'),
  reviewScore: z.int(required).check(z.minimum(1, required), z.maximum(5, required)),
  reviewTitle: requiredText(120, required),
  reviewContent: severalLines(1, 4000, required),
})
export type ReviewForm = z.infer<typeof ReviewForm>

/** The email address for a back-in-stock mail. */
export const BackInStockForm = z.strictObject({ email: emailText() })
export type BackInStockForm = z.infer<typeof BackInStockForm>
