// Apart from the schemas: the chat opens without them.

export const longestMessage = 1000

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

export const charactersIn = (messages: { content: string }[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

export const isChatTooLong = (messages: { content: string }[]): boolean =>
  messages.length >= longestChat.messages || charactersIn(messages) >= longestChat.characters
