import { MarkMessage, MessageQuery, StaffMessage } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import { recordRoutes } from '../http/record-routes.ts'
import { listMessages, markMessage, readMessage } from './staff-messages.ts'

/** The messages of the contact form in the back office. */
export const contactAdminRoutes = recordRoutes('message', 'messages', {
  roles: ['owner', 'service'],
  params: z.strictObject({ id: z.uuid() }),
  list: { path: admin.messages, query: MessageQuery, row: StaffMessage, run: listMessages },
  read: { path: admin.message, shown: StaffMessage, run: readMessage },
  changes: [
    { method: 'PUT', path: admin.message, action: 'mark message', body: MarkMessage, run: markMessage },
  ],
})
