import { z } from 'zod'
import { ChatOrderForm } from '../../forms/chat.ts'
import { ChatMessageRequest, ChatReply } from '../chat.ts'
import { ProductTile } from './catalog.ts'

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

/**
 * `POST /v1/assistant`. `conversation` is what was said just before, the oldest first. `order` holds the answers of the
 * order form; nothing of it is ever part of the conversation.
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
