import { z } from 'zod/mini'
import { requiredText } from './text.ts'

const required = 'Dit is een verplicht veld'
const invalidEmail = 'Dit is geen geldig e-mailadres'

/** Several lines of text. Line breaks and tabs may be in it, other control characters not. */
const controlCharacter = /[^\P{Cc}\n\r\t]/u

const Email = z.string(`${required}.`).check(
  z.refine((value) => value.trim() !== '', { error: `${required}.`, abort: true }),
  z.maxLength(255, invalidEmail),
  z.refine((value) => z.regexes.email.test(value.trim()), invalidEmail),
)

/** What the review form asks for (spec §5, review form). */
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

/** An address to tell when an article is there again. */
export const BackInStockForm = z.strictObject({ email: Email })
export type BackInStockForm = z.infer<typeof BackInStockForm>
