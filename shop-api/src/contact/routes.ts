import { ContactRequest } from 'shared-types/contracts/provider/contact'
import { Received } from 'shared-types/contracts/contact'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.contact, {
      config: { onlyOnce: true },
      schema: { operation: operations.sendContactMessage, body: ContactRequest, response: { 200: Received } },
      handler: async (request) => answer(await sendMessage(shop, request.body, clientIpOf(request))),
    })
  }
