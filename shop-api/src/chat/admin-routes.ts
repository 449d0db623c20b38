import { ChatQuery, StaffChat } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Shop } from '../context.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { listChats, readChat } from './staff-chats.ts'

/** Saved chats in the back office, without personal data. */
export const chatAdminRoutes = (shop: Shop) =>
  recordRoutes(shop, {
    names: { one: 'chat', many: 'chats' },
    paths: { one: admin.chat, many: admin.chats },
    roles: StaffRole.options,
    params: z.strictObject({ id: z.uuid() }),
    list: { query: ChatQuery, row: StaffChat, run: listChats },
    shown: StaffChat,
    read: readChat,
  })
