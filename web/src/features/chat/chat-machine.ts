import type { ProductTile } from 'shared-types/contracts/catalog'
import type { ChatReply, ChatSource } from 'shared-types/contracts/chat'
import { isChatTooLong } from 'shared-types/forms/chat-limits'

type ChatRole = 'user' | 'assistant' | 'question'

/** An answer button below a question: a press sends its text. */
interface ChatAnswer {
  text: string
  value: string
}

/** One message. `answers` belong to a question and can be pressed while it is the last message. */
export interface ChatMessage {
  role: ChatRole
  content: string
  answers?: ChatAnswer[]
  sources?: ChatSource[]
  products?: ProductTile[]
  /** Whether stars are shown below it, while it is the last message. */
  asksRating?: boolean
  /** Whether the order form is shown below it, while it is the last message. */
  asksOrder?: boolean
  /** Personal data: neither stored in the browser nor saved on the server. */
  personal?: boolean
}

type ChatStage = 'start' | 'rating' | 'end'

/** Why the chat is over: `saved` saves the conversation first, `profanity` does not. */
type ChatOver = 'saved' | 'profanity'

export interface Chat {
  stage: ChatStage
  messages: ChatMessage[]
  /** The user said that their questions are answered. */
  satisfied: boolean
  rating: number | null
  /** Whether the assistant's reply is pending. */
  busy: boolean
  over: ChatOver | null
}

export type ChatEvent =
  | { type: 'said'; text: string; isProfane: boolean }
  | { type: 'replied'; reply: Omit<ChatReply, 'role'> }
  | { type: 'failed'; text: string; asksOrder?: boolean }
  | { type: 'answered'; value: string }
  | { type: 'rated'; stars: number }
  | { type: 'order_sent' }

/** Texts of the specification are literal ('uw vragen'); our own say 'je'. */
export const texts = {
  welcome: 'Hallo! Stel gerust je vraag over een product, je bestelling, bezorgen of terugsturen.',
  profanity: 'Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.',
  failed: 'Er is iets misgegaan, probeer het later opnieuw.',
  answered: 'Zijn uw vragen beantwoord?',
  end: 'Wilt u de chat beëindigen?',
  more: 'Had u nog andere vragen?',
  rating: 'Hoe beoordeel je dit gesprek?',
  thanksForStars: 'Bedankt voor je beoordeling!',
  thanksAtEnd: 'Bedankt voor het gesprek en graag tot ziens!',
  glad: 'Fijn dat we je konden helpen. Slaap lekker vannacht!',
  full: 'Dit gesprek is te lang om verder te gaan. Beëindig het, dan kun je meteen een nieuw gesprek beginnen.',
  orderSent: 'Gegevens van mijn bestelling',
} as const

/** Closing words of the assistant. */
const closing = ['fijne dag', 'fijne avond', 'fijn weekend', 'tot ziens', 'slaap lekker', 'welterusten']

const isClosing = (content: string): boolean => {
  const said = content.toLowerCase()
  return closing.some((keyword) => said.includes(keyword))
}

const yesOrNo = (yes: string, no: string): ChatAnswer[] => [
  { text: 'Ja', value: yes },
  { text: 'Nee', value: no },
]

const question = (content: string, more: Partial<ChatMessage>): ChatMessage => ({
  role: 'question',
  content,
  ...more,
})

const questions = {
  answered: question(texts.answered, { answers: yesOrNo('satisfied', 'unsatisfied') }),
  rating: question(texts.rating, { asksRating: true }),
  end: question(texts.end, { answers: yesOrNo('end', 'continue') }),
}

const by = (role: ChatRole, content: string): ChatMessage => ({ role, content })

export const newChat = (): Chat => ({
  stage: 'start',
  messages: [by('assistant', texts.welcome)],
  satisfied: false,
  rating: null,
  busy: false,
  over: null,
})

const add = (chat: Chat, ...messages: ChatMessage[]): Chat => ({
  ...chat,
  messages: [...chat.messages, ...messages],
})

/** The next question after a reply with closing words (spec §4). */
const afterClosing = (chat: Chat): Chat => {
  if (chat.stage === 'rating') return { ...add(chat, questions.end), stage: 'end' }
  if (chat.stage === 'end') return add(chat, questions.end)
  if (chat.satisfied) return { ...add(chat, questions.rating), stage: 'rating' }
  return add(chat, questions.answered)
}

const receive = (chat: Chat, message: ChatMessage): Chat => {
  const received = { ...add(chat, message), busy: false }
  return isClosing(message.content) ? afterClosing(received) : received
}

/** Asks once: messages typed while the end question is open change nothing. */
const askToEnd = (chat: Chat): Chat =>
  chat.messages.at(-1)?.content === texts.end
    ? chat
    : { ...add(chat, by('assistant', texts.full), questions.end), stage: 'end' }

/** The answer buttons, by their value. */
const answers: Record<string, (chat: Chat) => Chat> = {
  satisfied: (chat) =>
    receive({ ...add(chat, by('user', 'Ja')), satisfied: true }, by('assistant', texts.glad)),
  unsatisfied: (chat) => add(chat, by('user', 'Nee'), by('assistant', texts.more)),
  end: (chat) => ({
    ...add(chat, by('user', 'Ja'), by('assistant', texts.thanksAtEnd)),
    over: 'saved',
  }),
  continue: (chat) => ({
    ...add(chat, by('user', 'Nee'), by('assistant', texts.more)),
    stage: 'start',
    satisfied: false,
  }),
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The choice that a typed text makes of those below the last message, as its button or star would; null if none. */
const choiceIn = (chat: Chat, text: string): ChatEvent | null => {
  const { answers: offered = [], asksRating } = chat.messages.at(-1) ?? {}
  const typed = lettersOf(text)
  const chosen = offered.find((answer) => lettersOf(answer.text) === typed)
  if (chosen) return { type: 'answered', value: chosen.value }
  const stars = asksRating ? /^([1-5])(?: ster(?:ren)?)?$/.exec(typed)?.[1] : undefined
  return stars === undefined ? null : { type: 'rated', stars: Number(stars) }
}

/** State machine of the chat (spec §4): the chat after an event. Pure; the caller sends, stores and saves. */
export const step = (chat: Chat, event: ChatEvent): Chat => {
  // Ignore events after the chat has ended.
  if (chat.over) return chat
  switch (event.type) {
    case 'said': {
      const text = event.text.trim()
      if (text === '' || chat.busy) return chat
      const choice = choiceIn(chat, text)
      if (choice) return step(chat, choice)
      if (isChatTooLong(chat.messages)) return askToEnd(chat)
      const said = add(chat, by('user', text))
      if (event.isProfane) return { ...add(said, by('assistant', texts.profanity)), over: 'profanity' }
      return { ...said, busy: true }
    }
    case 'order_sent':
      return chat.busy ? chat : { ...add(chat, by('user', texts.orderSent)), busy: true }
    case 'replied':
      return chat.busy ? receive(chat, { role: 'assistant', ...event.reply }) : chat
    case 'failed':
      if (!chat.busy) return chat
      return {
        ...add(chat, { ...by('assistant', event.text), ...(event.asksOrder && { asksOrder: true }) }),
        busy: false,
      }
    case 'answered':
      return chat.busy ? chat : (answers[event.value]?.(chat) ?? chat)
    case 'rated':
      if (chat.stage !== 'rating' || chat.busy) return chat
      return {
        ...add(
          chat,
          by('user', event.stars === 1 ? '1 ster' : `${event.stars} sterren`),
          by('assistant', texts.thanksForStars),
          questions.end,
        ),
        rating: event.stars,
        stage: 'end',
      }
  }
}
