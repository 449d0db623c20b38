import { z } from 'zod/mini'
import {
  charactersIn,
  longestMessage,
  longestSavedMessage,
  mostSavedCharacters,
  mostSavedMessages,
} from './chat-limits.ts'
import { orderNumberText } from './fields/order-number.ts'
import { requiredText } from './fields/text.ts'
import { zipcodeText } from './fields/zipcode.ts'

const tooLong = `Je bericht is te lang: gebruik hooguit ${longestMessage} tekens.`

/** One message of a shopper; never empty. */
export const ChatText = z.string().check(
  z.maxLength(longestMessage, tooLong),
  z.refine((text) => text.trim() !== '', 'Typ eerst een bericht.'),
)

/** The data that the assistant requires for the status of an order: all four must match (spec §3, §5). */
export const ChatOrderForm = z.strictObject({
  orderNumber: orderNumberText(),
  firstName: requiredText(255, 'Vul je voornaam in'),
  zipcode: zipcodeText(),
  houseNumber: requiredText(16, 'Vul je huisnummer in'),
})
export type ChatOrderForm = z.infer<typeof ChatOrderForm>

/** The messages of a saved conversation; too long ones are refused, not cut. */
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

/** The rating of a conversation, from 1 to 5 stars. */
export const ChatRating = z.int().check(z.minimum(1), z.maximum(5))
