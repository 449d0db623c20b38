import { z } from 'zod'
import { ChatOrderForm, ChatRating, ChatText, SavedMessages } from '../forms/chat.ts'
import { longestSavedMessage } from '../forms/chat-limits.ts'
import { ProductTile } from '../contracts/provider/catalog.ts'

/** What a message was taken to be about. */
export const ChatIntent = z.enum([
  'order_status',
  'returns',
  'withdrawal',
  'delivery',
  'payment',
  'opening_hours',
  'complaint',
  'product_advice',
  'contact',
  'service',
  'greeting',
  'thanks',
  'unknown',
])
export type ChatIntent = z.infer<typeof ChatIntent>

const Said = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(longestSavedMessage),
})

/**
 * `POST /v1/assistant`. `conversation` is what was said just before, the oldest first. `order` holds the answers of the
 * order form; nothing of it is ever part of the conversation.
 */
export const AssistantRequest = z.strictObject({
  message: ChatText,
  conversation: z.array(Said).max(10).optional(),
  order: z
    .strictObject({
      order_number: ChatOrderForm.shape.orderNumber,
      first_name: ChatOrderForm.shape.firstName,
      zipcode: ChatOrderForm.shape.zipcode,
      house_number: ChatOrderForm.shape.houseNumber,
    })
    .optional(),
})
export type AssistantRequest = z.infer<typeof AssistantRequest>

/** `link` is an address of the shop: `/service/shipping-returns/`. */
export const ChatSource = z.object({ title: z.string(), link: z.string() })
export type ChatSource = z.infer<typeof ChatSource>

/** `content` is plain text. `asks_order` wants the order form; `personal` says that the answer is for these eyes only. */
export const AssistantMessage = z.object({
  role: z.literal('assistant'),
  content: z.string(),
  intent: ChatIntent,
  sources: z.array(ChatSource),
  products: z.array(ProductTile),
  asks_order: z.boolean(),
  personal: z.boolean(),
})
export type AssistantMessage = z.infer<typeof AssistantMessage>

export const AssistantAnswer = z.object({ data: z.object({ message: AssistantMessage }) })
export type AssistantAnswer = z.infer<typeof AssistantAnswer>

/** `POST /v1/chat/save`: a conversation that has ended, with its stars when there were any. */
export const ChatSaveRequest = z.strictObject({
  messages: SavedMessages,
  /** Left out when no stars were given. */
  rating: z.nullable(ChatRating).default(null),
})
export type ChatSaveRequest = z.infer<typeof ChatSaveRequest>

export const ChatSaved = z.object({ saved: z.literal(true) })
