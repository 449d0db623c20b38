import { z } from 'zod'
import { ChatOrderForm, ChatRating, ChatText, SavedMessages } from '../forms/chat.ts'
import { longestSavedMessage } from '../forms/chat-limits.ts'
import { ProductTile } from './catalog.ts'

const content = z.string().max(longestSavedMessage)

/**
 * `POST /api/chat/messages`. `order` is sent only with a filled-in order form; `conversation` has the previous
 * messages.
 */
export const ChatMessageRequest = z.strictObject({
  message: ChatText,
  conversation: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content }))
    .max(10)
    .optional(),
  order: z.optional(ChatOrderForm),
})
export type ChatMessageRequest = z.infer<typeof ChatMessageRequest>

/** `link` is an address of the shop. */
export const ChatSource = z.strictObject({ title: z.string(), link: z.string() })
export type ChatSource = z.infer<typeof ChatSource>

/** `content` is plain text. `asksOrder` requests the order form. A `personal` reply is never stored. */
export const ChatReply = z.strictObject({
  role: z.literal('assistant'),
  content: z.string(),
  sources: z.array(ChatSource),
  products: z.array(ProductTile),
  asksOrder: z.boolean(),
  personal: z.boolean(),
})
export type ChatReply = z.infer<typeof ChatReply>

/** `POST /api/chat/save`. */
export const ChatSaveRequest = z.strictObject({
  messages: SavedMessages,
  /** Omitted without a rating. */
  rating: z.nullable(ChatRating).default(null),
})
export type ChatSaveRequest = z.infer<typeof ChatSaveRequest>

export const ChatSaved = z.strictObject({ saved: z.literal(true) })
