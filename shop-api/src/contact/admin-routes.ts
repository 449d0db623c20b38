import { MarkMessage, MessageQuery, StaffMessage } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { listMessages, markMessage, readMessage } from './staff-messages.ts'

const roles = ['owner', 'service'] as const
const params = z.strictObject({ id: z.uuid() })
const shown = { 200: StaffMessage }

/** The messages of the contact form in the back office. */
export const contactAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const messages = recordRoutes(shop, {
      names: { one: 'message', many: 'messages' },
      paths: { one: admin.message, many: admin.messages },
      roles,
      params,
      list: { query: MessageQuery, row: StaffMessage, run: listMessages },
      shown: StaffMessage,
      read: readMessage,
    })
    await app.register(messages)
    app.put(admin.message, {
      config: { staff: { action: 'mark message', roles } },
      schema: { operation: null, params, body: MarkMessage, response: shown },
      handler: async ({ params: { id }, body }) => answer(await markMessage(db, id, body.answered)),
    })
  }
