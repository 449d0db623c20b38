import { isRecord } from '../../stores/persisted-list.ts'
import { type Chat, type ChatMessage, newChat } from './chat-machine.ts'

const key = 'chat'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000

const isAnswer = (value: unknown) => isRecord(value) && isText(value.text) && isText(value.value)

const isSource = (value: unknown) =>
  isRecord(value) && isText(value.title) && isText(value.link) && /^\/(?![/\\])/.test(value.link)

/** Null of what is no message. Cards of products are not kept: their prices would grow old. */
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

/** The chat that was kept as text; a fresh one of whatever is broken. One that was waiting for an answer waits no more. */
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

/** What of a chat may be read by anyone who uses this browser after. */
export const textOf = ({ stage, messages, satisfied, rating }: Chat): string => {
  const kept = messages
    .filter(({ personal }) => !personal)
    .map(({ products: _products, ...message }) => message)
  return JSON.stringify({ stage, messages: kept, satisfied, rating })
}

export const readChat = (): Chat => {
  try {
    return chatFrom(localStorage.getItem(key))
  } catch {
    return newChat()
  }
}

export const keepChat = (chat: Chat) => {
  try {
    localStorage.setItem(key, textOf(chat))
  } catch {
    // Kept for the visit only.
  }
}

export const forgetChat = () => {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
