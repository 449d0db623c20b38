import { z } from 'zod/mini'
import {
  charactersIn,
  longestMessage,
  longestSavedMessage,
  mostSavedCharacters,
  mostSavedMessages,
} from './chat-limits.ts'
import { orderNumberText } from './order-number.ts'
import { requiredText } from './text.ts'

const tooLong = `Je bericht is te lang: gebruik hooguit ${longestMessage} tekens.`

/** One message of a shopper. Empty ones are never sent. */
export const ChatText = z.string().check(
  z.maxLength(longestMessage, tooLong),
  z.refine((text) => text.trim() !== '', 'Typ eerst een bericht.'),
)

/** What the assistant asks for before it tells how an order stands: all four must be right (spec §3, §5). */
export const ChatOrderForm = z.strictObject({
  orderNumber: orderNumberText(),
  firstName: requiredText(255, 'Vul je voornaam in'),
  zipcode: requiredText(16, 'Vul je postcode in'),
  houseNumber: requiredText(16, 'Vul je huisnummer in'),
})
export type ChatOrderForm = z.infer<typeof ChatOrderForm>

/** A conversation as it is saved: whole, or not at all. */
export const SavedMessages = z
  .array(
    z.strictObject({
      role: z.enum(['user', 'assistant', 'question']),
      content: z.string().check(z.maxLength(longestSavedMessage)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(mostSavedMessages),
    z.refine(
      (messages) => charactersIn(messages) <= mostSavedCharacters,
      'Dit gesprek is te lang om te bewaren.',
    ),
  )

/** How a conversation was, from 1 to 5 stars. */
export const ChatRating = z.int().check(z.minimum(1), z.maximum(5))
