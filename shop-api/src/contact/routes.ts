import { ContactRequest } from 'shared-types/contracts/provider/contact'
import { Received } from 'shared-types/contracts/contact'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.contact, {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'sendContactMessage',
          summary: 'Send a message to customer service',
          errors: ['rate_limited'],
        },
        body: ContactRequest,
        response: { 200: Received },
      },
      handler: async (request) => answer(await sendMessage(shop, request.body, clientIpOf(request))),
    })
  }
