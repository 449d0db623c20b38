import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChatMessageRequest, ChatReply, ChatSaved, ChatSaveRequest } from 'shared-types/contracts/chat'
import { largestSavedChat } from 'shared-types/forms/chat-limits'
import { AssistantAnswer, AssistantRequest } from 'shared-types/contracts/provider/chat'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'
import { toTile } from '../catalog/map.ts'

const toReply = ({ data }: AssistantAnswer): ChatReply => {
  const { intent: _intent, products, ...reply } = data.message
  return { ...reply, products: products.map(toTile) }
}

export const chatRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.chatMessages, {
      config: { limit: 'chat' },
      schema: {
        operation: operations.sendChatMessage,
        body: ChatMessageRequest,
        response: { 200: ChatReply },
      },
      handler: async (request) => {
        const call = {
          sends: AssistantRequest,
          body: request.body,
          schema: AssistantAnswer,
          kind: 'chat' as const,
        }
        return toReply(await shopApi.shopper(request).post(v1.assistant, call))
      },
    })

    app.post(apiPaths.chatSave, {
      config: { onlyOnce: true, limit: 'contact' },
      bodyLimit: largestSavedChat,
      schema: { operation: operations.saveChat, body: ChatSaveRequest, response: { 200: ChatSaved } },
      handler: forwardBody(shopApi, v1.chatSave, { sends: ChatSaveRequest, schema: ChatSaved }),
    })
  }
