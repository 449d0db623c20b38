import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChatMessageRequest, ChatReply, ChatSaved, ChatSaveRequest } from 'shared-types/api/chat'
import { largestSavedChat } from 'shared-types/forms/chat-limits'
import * as v1 from 'shared-types/v1/chat'
import type { Bff } from '../../context.ts'
import { fromMessage, toReply } from './reshape.ts'

export const chatRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/chat/messages',
      {
        config: { limit: 'chat' },
        schema: {
          operation: { id: 'sendChatMessage', summary: 'Send a message to the assistant' },
          body: ChatMessageRequest,
          response: { 200: ChatReply },
        },
      },
      async (request) => {
        const ask = { body: fromMessage(request.body), schema: v1.AssistantAnswer }
        return toReply(await shopApi.shopper(request).post('/v1/assistant', ask))
      },
    )

    app.post(
      '/api/chat/save',
      {
        config: { onlyOnce: true, limit: 'contact' },
        bodyLimit: largestSavedChat,
        schema: {
          operation: { id: 'saveChat', summary: 'Save a conversation that has ended' },
          body: ChatSaveRequest,
          response: { 200: ChatSaved },
        },
      },
      (request) => {
        const ask = { body: request.body, schema: v1.ChatSaved }
        return shopApi.shopper(request).post('/v1/chat/save', ask)
      },
    )
  }
