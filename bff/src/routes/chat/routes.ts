import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChatMessageRequest, ChatReply, ChatSaved, ChatSaveRequest } from 'shared-types/contracts/chat'
import { largestSavedChat } from 'shared-types/forms/chat-limits'
import { AssistantAnswer, AssistantRequest } from 'shared-types/contracts/provider/chat'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'
import { toReply } from './map.ts'

export const chatRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/api/chat/messages', {
      config: { limit: 'chat' },
      schema: {
        operation: { id: 'sendChatMessage', summary: 'Send a message to the assistant' },
        body: ChatMessageRequest,
        response: { 200: ChatReply },
      },
      handler: async (request) => {
        const ask = { sends: AssistantRequest, body: request.body, schema: AssistantAnswer }
        return toReply(await shopApi.shopper(request).post('/v1/assistant', ask))
      },
    })

    app.post('/api/chat/save', {
      config: { onlyOnce: true, limit: 'contact' },
      bodyLimit: largestSavedChat,
      schema: {
        operation: { id: 'saveChat', summary: 'Save a conversation that has ended' },
        body: ChatSaveRequest,
        response: { 200: ChatSaved },
      },
      handler: forwardBody(shopApi, '/v1/chat/save', { sends: ChatSaveRequest, schema: ChatSaved }),
    })
  }
