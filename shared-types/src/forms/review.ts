import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { requiredText } from './fields/text.ts'

const required = 'Dit is een verplicht veld'
const invalidEmail = 'Dit is geen geldig e-mailadres'

/** Control characters, except line breaks and tabs. */
const controlCharacter = /[^\P{Cc}\n\r\t]/u

const Email = z.string(`${required}.`).check(
  z.refine((value) => value.trim() !== '', { error: `${required}.`, abort: true }),
  z.maxLength(255, invalidEmail),
  z.refine((value) => z.regexes.email.test(value.trim()), invalidEmail),
)

/** The review form (spec §5). */
export const ReviewForm = z.strictObject({
  displayName: requiredText(80, required),
  email: Email,
  reviewScore: z.int(required).check(z.minimum(1, required), z.maximum(5, required)),
  reviewTitle: requiredText(120, required),
  reviewContent: z.string(required).check(
    z.refine((value) => value.trim() !== '', { error: required, abort: true }),
    z.maxLength(4000, 'Gebruik maximaal 4000 tekens'),
    z.refine((value) => !controlCharacter.test(value), 'Hier staat een teken in dat we niet kunnen lezen'),
  ),
})
export type ReviewForm = z.infer<typeof ReviewForm>

/** The email address for a back-in-stock mail. */
export const BackInStockForm = z.strictObject({ email: emailText() })
export type BackInStockForm = z.infer<typeof BackInStockForm>
