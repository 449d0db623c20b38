// In a separate file without zod, because the chat opens without the schemas.

export const longestMessage = 1000

/** In characters. The longest reply answers three questions at once. */
export const longestSavedMessage = 3000

/**
 * Beyond this length, the chat asks the shopper to end the conversation; normal ones are far shorter. The
 * limits for saving are a little higher, so that a conversation is always saved completely.
 */
const longestChat = { messages: 300, characters: 100_000 }
export const mostSavedMessages = longestChat.messages + 100
export const mostSavedCharacters = longestChat.characters + 50_000

/** In bytes, with room for accents and the JSON syntax. */
export const largestSavedChat = 512 * 1024

export const charactersIn = (messages: { content: string }[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

export const isChatTooLong = (messages: { content: string }[]): boolean =>
  messages.length >= longestChat.messages || charactersIn(messages) >= longestChat.characters
