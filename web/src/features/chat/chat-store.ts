import type { ChatMessageRequest, ChatReply, ChatSaveRequest } from 'shared-types/contracts/chat'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { ChatOrderForm } from 'shared-types/forms/chat'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import { longestSavedMessage } from 'shared-types/forms/chat-limits'
import { isProfane } from 'shared-types/profanity/profanity'
import { create } from 'zustand'
import { ProblemError } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { track } from '../../analytics/track.ts'
import { type Chat, type ChatEvent, newChat, step, texts } from './chat-machine.ts'
import { clearChat, storeChat, readChat } from './chat-storage.ts'

/** Milliseconds that the last message stays visible before the chat starts again (spec §9). */
const endsAfter = 3000
/** The number of earlier messages that the assistant gets as context. */
const mostBefore = 6

/** The chat as this browser stores it. Its code is only loaded once the shopper opens it. */
export const useChat = create<Chat>(readChat)

const read = useChat.getState
const become = (next: Chat) => useChat.setState(next, true)

const save = ({ messages, rating }: Chat) => {
  const saved = messages
    .filter(({ personal }) => !personal)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestSavedMessage) }))
  const body: ChatSaveRequest = { messages: saved, rating }
  // Failures are logged by the request.
  send('POST', apiPaths.chatSave, body).catch(() => undefined)
}

/** The last details of an order that found none. In memory only: they are personal. */
let typedOrder: ChatOrderForm | null = null

export const readTypedOrder = (): ChatOrderForm | null => typedOrder

/** Passes an event to the state machine and performs the side effects. */
const happen = (event: ChatEvent): Chat => {
  const before = read()
  const after = step(before, event)
  if (after === before) return after
  become(after)
  // A rating is pressed or typed.
  if (after.rating !== before.rating && after.rating !== null)
    track({ event: 'chat_rating', score: after.rating })
  if (!after.over) {
    storeChat(after)
    return after
  }
  clearChat()
  typedOrder = null
  track({ event: 'chat_end' })
  if (after.over === 'saved') save(after)
  setTimeout(() => become(newChat()), endsAfter)
  return after
}

/** The server's own message for texts that are too long or too frequent; else a general one (spec §8). */
const messageForFailure = (error: unknown): string => {
  if (!(error instanceof ProblemError)) return texts.failed
  if (error.code === 'validation_failed') return error.fields.message ?? error.message
  return error.code === 'rate_limited' ? error.message : texts.failed
}

const sendMessage = async (request: ChatMessageRequest) => {
  try {
    const { role: _role, ...reply } = await send<ChatReply>('POST', apiPaths.chatMessages, request)
    if (request.order && !reply.asksOrder) typedOrder = null
    happen({ type: 'replied', reply })
  } catch (error) {
    happen({ type: 'failed', text: messageForFailure(error), asksOrder: request.order !== undefined })
  }
}

const saidBefore = ({ messages }: Chat): ChatMessageRequest['conversation'] =>
  messages
    .filter(({ personal }) => !personal)
    .slice(-mostBefore)
    .map(({ role, content }) => ({
      role: role === 'user' ? role : 'assistant',
      content: content.slice(0, longestSavedMessage),
    }))

/**
 * Sends a message. A typed choice needs no reply.
 * @returns false if the chat does not take it: it is empty, a reply is pending, or the chat is over or too long
 */
export const sendText = (text: string): boolean => {
  const before = read()
  const after = happen({ type: 'said', text, isProfane: isProfane(text) })
  if (after.messages[before.messages.length]?.role !== 'user') return false
  if (!after.busy) return true
  track({ event: 'chat_message' })
  void sendMessage({ message: text.trim(), conversation: saidBefore(before) })
  return true
}

/** Requests the status of an order. The identifying fields are sent, but not stored. */
export const sendOrder = (order: ChatOrderForm) => {
  const before = read()
  if (happen({ type: 'order_sent' }) === before) return
  typedOrder = order
  const orderNumber = normaliseOrderNumber(order.orderNumber)
  void sendMessage({ message: texts.orderSent, order: { ...order, orderNumber } })
}

export const pressAnswer = (value: string) => void happen({ type: 'answered', value })

export const rate = (stars: number) => void happen({ type: 'rated', stars })
