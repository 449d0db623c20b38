import { z } from 'zod'
import { ChatOrderForm } from '../../forms/chat.ts'
import { ChatMessageRequest, ChatReply } from '../chat.ts'
import { ProductTile } from './catalog.ts'

/** The recognised subject of a message. */
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

/**
 * `POST /v1/assistant`. `conversation` has the previous messages, the oldest first. `order` has the fields of
 * the order form, which never become part of the conversation.
 */
export const AssistantRequest = z.strictObject({
  ...ChatMessageRequest.shape,
  order: z.strictObject(ChatOrderForm.shape).optional(),
})
export type AssistantRequest = z.infer<typeof AssistantRequest>

export const AssistantMessage = z.strictObject({
  ...ChatReply.shape,
  intent: ChatIntent,
  products: z.array(ProductTile),
})
export type AssistantMessage = z.infer<typeof AssistantMessage>

export const AssistantAnswer = z.strictObject({ data: z.strictObject({ message: AssistantMessage }) })
export type AssistantAnswer = z.infer<typeof AssistantAnswer>
