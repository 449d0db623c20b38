import { largestSavedChat } from 'shared-types/forms/chat-limits'
import { AssistantAnswer, AssistantRequest } from 'shared-types/contracts/provider/chat'
import { ChatSaved, ChatSaveRequest } from 'shared-types/contracts/chat'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { answerMessage } from './answer-message.ts'
import { openModel } from '../assistant/model/open-model.ts'
import { saveChat } from './save-chat.ts'

export const chatRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const model = openModel({ ...shop, db: shop.catalogueDb })

    app.post(v1.assistant, {
      schema: {
        operation: operations.askAssistant,
        body: AssistantRequest,
        response: { 200: AssistantAnswer },
      },
      handler: async (request) => ({
        data: { message: answer(await answerMessage(shop, model, request.body, clientIpOf(request))) },
      }),
    })

    app.post(v1.chatSave, {
      bodyLimit: largestSavedChat,
      config: { onlyOnce: true },
      schema: { operation: operations.saveChat, body: ChatSaveRequest, response: { 200: ChatSaved } },
      handler: (request) => saveChat(shop, request.body, clientIpOf(request)),
    })
  }
