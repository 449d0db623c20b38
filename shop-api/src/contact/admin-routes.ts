import { MarkMessage, MessageQuery, StaffMessage } from 'shared-types/contracts/admin/customers'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { listMessages, markMessage, readMessage } from './staff-messages.ts'

const roles = ['owner', 'service'] as const
const params = z.strictObject({ id: z.uuid() })
const shown = { 200: StaffMessage }

/** The messages of the contact form in the back office. */
export const contactAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.messages, {
      config: { staff: { action: 'list messages', roles } },
      schema: { operation: null, querystring: MessageQuery, response: { 200: listOf(StaffMessage) } },
      handler: async ({ query }) => listMessages(db, query),
    })
    app.get(admin.message, {
      config: { staff: { action: 'read message', roles } },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => answer(await readMessage(db, id)),
    })
    app.put(admin.message, {
      config: { staff: { action: 'mark message', roles } },
      schema: { operation: null, params, body: MarkMessage, response: shown },
      handler: async ({ params: { id }, body }) => answer(await markMessage(db, id, body.answered)),
    })
  }
