import type { ChatMessageRequest, ChatReply, ChatSaveRequest } from 'shared-types/contracts/chat'
import { apiPaths } from 'shared-types/api/paths'
import type { ChatOrderForm } from 'shared-types/forms/chat'
import { longestSavedMessage } from 'shared-types/forms/chat-limits'
import { isProfane } from 'shared-types/forms/profanity'
import { create } from 'zustand'
import { ProblemError } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { track } from '../../analytics/track.ts'
import { type Chat, type ChatEvent, newChat, step, words } from './chat-machine.ts'
import { forgetChat, keepChat, readChat } from './chat-storage.ts'

/** What has been said last stays in sight for so long before the chat is a new one (spec §9). */
const endsAfter = 3000
/** As much of what was said before as the assistant may need to understand a message. */
const mostBefore = 6

/** The chat as this browser stores it. Its code is only loaded once the shopper opens it. */
export const useChat = create<Chat>(readChat)

const read = useChat.getState
const become = (next: Chat) => useChat.setState(next, true)

const save = ({ messages, rating }: Chat) => {
  const kept = messages
    .filter(({ personal }) => !personal)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestSavedMessage) }))
  const body: ChatSaveRequest = { messages: kept, rating }
  // A failure is logged by the request.
  send('POST', apiPaths.chatSave, body).catch(() => undefined)
}

/** Lets the machine take a step, and does what follows from it. */
const happen = (event: ChatEvent): Chat => {
  const before = read()
  const after = step(before, event)
  if (after === before) return after
  become(after)
  if (!after.over) {
    keepChat(after)
    return after
  }
  forgetChat()
  track({ event: 'chat_end' })
  if (after.over === 'saved') save(after)
  setTimeout(() => become(newChat()), endsAfter)
  return after
}

/** Too much and too fast are said in the server's own words; the rest is nobody's fault (spec §8). */
const wordsForFailure = (error: unknown): string => {
  if (!(error instanceof ProblemError)) return words.failed
  if (error.code === 'validation_failed') return error.fields.message ?? error.message
  return error.code === 'rate_limited' ? error.message : words.failed
}

const ask = async (request: ChatMessageRequest) => {
  try {
    const { role: _role, ...reply } = await send<ChatReply>('POST', apiPaths.chatMessages, request)
    happen({ type: 'replied', reply })
  } catch (error) {
    happen({ type: 'failed', words: wordsForFailure(error) })
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

/** Sends a message. Empty ones, and any while the assistant is at work, are ignored. */
export const say = (text: string) => {
  const before = read()
  const after = happen({ type: 'said', text, isProfane: isProfane(text) })
  if (after === before || after.over) return
  track({ event: 'chat_message' })
  void ask({ message: text.trim(), conversation: saidBefore(before) })
}

/** Asks how an order stands. What identifies it is sent, and kept nowhere. */
export const sendOrder = (order: ChatOrderForm) => {
  const before = read()
  if (happen({ type: 'order_sent' }) !== before) void ask({ message: words.orderSent, order })
}

export const pressAnswer = (value: string) => void happen({ type: 'answered', value })

export const rate = (stars: number) => {
  const before = read()
  if (happen({ type: 'rated', stars }) !== before) track({ event: 'chat_rating', score: stars })
}
