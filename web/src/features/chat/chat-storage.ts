import { isRecord } from 'shared-types/is-record'
import { dropStored, readStored, writeStored } from '../../stores/browser-storage.ts'
import { type Chat, type ChatMessage, newChat } from './chat-machine.ts'

const key = 'chat'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000

const isAnswer = (value: unknown) => isRecord(value) && isText(value.text) && isText(value.value)

const isSource = (value: unknown) =>
  isRecord(value) && isText(value.title) && isText(value.link) && /^\/(?![/\\])/.test(value.link)

/** Parses a message; null if invalid. Product cards are not stored, as their prices would be outdated. */
const messageFrom = (value: unknown): ChatMessage | null => {
  if (!isRecord(value) || !isText(value.content)) return null
  const { role, content, answers, sources } = value
  if (role !== 'user' && role !== 'assistant' && role !== 'question') return null
  return {
    role,
    content,
    ...(Array.isArray(answers) && answers.every(isAnswer) ? { answers } : {}),
    ...(Array.isArray(sources) && sources.every(isSource) ? { sources } : {}),
    ...(value.asksRating === true ? { asksRating: true } : {}),
    ...(value.asksOrder === true ? { asksOrder: true } : {}),
  }
}

/** Restores a stored chat; returns a new one if the text is invalid. A pending reply is dropped. */
export const chatFrom = (text: string | null): Chat => {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(found) || !Array.isArray(found.messages)) return newChat()
    const { stage, satisfied, rating } = found
    const messages = found.messages.map(messageFrom).filter((message) => message !== null)
    const isWhole = messages.length === found.messages.length && messages.length > 0
    const isStage = stage === 'start' || stage === 'rating' || stage === 'end'
    if (!isWhole || !isStage) return newChat()
    const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
    return { ...newChat(), stage, messages, satisfied: satisfied === true, rating: isRating ? rating : null }
  } catch {
    return newChat()
  }
}

/** The stored form: only what the next user of this browser may read. */
export const textOf = ({ stage, messages, satisfied, rating }: Chat): string => {
  const stored = messages
    .filter(({ personal }) => !personal)
    .map(({ products: _products, ...message }) => message)
  return JSON.stringify({ stage, messages: stored, satisfied, rating })
}

export const readChat = (): Chat => chatFrom(readStored('localStorage', key))

export const storeChat = (chat: Chat) => writeStored('localStorage', key, textOf(chat))

export const clearChat = () => dropStored('localStorage', key)
