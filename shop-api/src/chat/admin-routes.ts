import { ChatQuery, StaffChat } from 'shared-types/contracts/admin/customers'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { listChats, readChat } from './staff-chats.ts'

const roles = StaffRole.options

/** Saved chats in the back office, without personal data. */
export const chatAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.chats, {
      config: { staff: { action: 'list chats', roles } },
      schema: { operation: null, querystring: ChatQuery, response: { 200: listOf(StaffChat) } },
      handler: async ({ query }) => listChats(db, query),
    })
    app.get(admin.chat, {
      config: { staff: { action: 'read chat', roles } },
      schema: { operation: null, params: z.strictObject({ id: z.uuid() }), response: { 200: StaffChat } },
      handler: async ({ params: { id } }) => answer(await readChat(db, id)),
    })
  }
