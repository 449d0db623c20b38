import { ContactRequest } from 'shared-types/contracts/provider/contact'
import { Received } from 'shared-types/contracts/contact'
import type { Routes, Shop } from '../context.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(
      '/v1/contact',
      {
        config: { onlyOnce: true },
        schema: {
          operation: { id: 'sendContactMessage', summary: 'Send a message to customer service' },
          body: ContactRequest,
          response: { 200: Received },
        },
      },
      ({ body }) => sendMessage(shop, body),
    )
  }
