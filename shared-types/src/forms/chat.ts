import { z } from 'zod/mini'
import { orderNumberText } from './order-number.ts'
import { requiredText } from './text.ts'

export const longestMessage = 1000

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

/** The longest reply: answers to three questions at once. */
export const longestSavedMessage = 3000

/**
 * A conversation that has become this long asks to be ended, far beyond any normal one. Saving takes a little more than
 * that, so that what was said is always saved whole.
 */
export const longestChat = { messages: 300, characters: 100_000 }
export const mostSavedMessages = longestChat.messages + 100
export const mostSavedCharacters = longestChat.characters + 50_000

/** In bytes, with room for accents and for what JSON adds. */
export const largestSavedChat = 512 * 1024

const charactersIn = (messages: { content: string }[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

export const isChatTooLong = (messages: { content: string }[]): boolean =>
  messages.length >= longestChat.messages || charactersIn(messages) >= longestChat.characters

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
