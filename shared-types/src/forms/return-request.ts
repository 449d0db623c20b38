import { z } from 'zod/mini'
import { emailText } from './email.ts'
import { orderNumberText } from './order-number.ts'
import { optionalText, severalLines } from './text.ts'

/** Why a rug comes back. No reason is owed: the last one is as good as any. */
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

/** The request to have a rug fetched. `website` is seen by machines only. */
export const ReturnRequestForm = z.strictObject({
  orderNumber: orderNumberText(),
  email: emailText(),
  reason: ReturnReason,
  explanation: severalLines(0, 2000, 'Gebruik maximaal 2000 tekens'),
  website: optionalText(255),
})
export type ReturnRequestForm = z.infer<typeof ReturnRequestForm>
