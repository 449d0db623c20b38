import { ChatQuery, MarkChat, StaffChat } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import { recordRoutes } from '../http/record-routes.ts'
import { listChats, markChat, readChat } from './staff-chats.ts'

/** Saved chats in the back office, without personal data. */
export const chatAdminRoutes = recordRoutes('chat', 'chats', {
  roles: StaffRole.options,
  params: z.strictObject({ id: z.uuid() }),
  list: { path: admin.chats, query: ChatQuery, row: StaffChat, run: listChats },
  read: { path: admin.chat, shown: StaffChat, run: readChat },
  changes: [{ method: 'PUT', path: admin.chat, action: 'mark chat', body: MarkChat, run: markChat }],
})
