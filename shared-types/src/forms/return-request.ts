import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { orderNumberText } from './fields/order-number.ts'
import { optionalText, severalLines } from './fields/text.ts'

/** The reasons to return a rug. No reason is required: the last choice declines to give one. */
export const returnReasons = {
  size: 'De maat past niet',
  colour: 'De kleur valt anders uit',
  damaged: 'Beschadigd of verkeerd geleverd',
  quality: 'Niet wat ik verwachtte',
  none: 'Zeg ik liever niet',
} as const

export const ReturnReason = z.enum(
  ['size', 'colour', 'damaged', 'quality', 'none'],
  'Kies een reden, of zeg dat je die liever niet geeft',
)
export type ReturnReason = z.infer<typeof ReturnReason>

/** The request to collect a rug. `website` is a honeypot. */
export const ReturnRequestForm = z.strictObject({
  orderNumber: orderNumberText(),
  email: emailText(),
  reason: ReturnReason,
  explanation: severalLines(0, 2000, 'Gebruik maximaal 2000 tekens'),
  website: optionalText(255),
})
export type ReturnRequestForm = z.infer<typeof ReturnRequestForm>
