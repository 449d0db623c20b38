import { ListQuery, listOf } from 'shared-types/contracts/admin/list'
import { FailedMail } from 'shared-types/contracts/admin/mails'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { recordChangeRoutes } from '../http/record-routes.ts'
import { dismissMail, listFailedMails, retryMail, retryMails } from './failed-mails.ts'

const roles = ['owner', 'service'] as const
const params = z.strictObject({ id: z.uuid() })

/** Mails that were not delivered, in the back office. */
export const mailAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.failedMails, {
      config: { staff: { action: 'list failed mails', roles } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(FailedMail) } },
      handler: async ({ query }) => listFailedMails(db, query),
    })
    app.post(admin.failedMailsRetry, {
      config: { staff: { action: 'retry all mails', roles }, onlyOnce: true },
      schema: { operation: null, response: { 204: z.null() } },
      handler: async (_request, reply) => {
        await retryMails(db)
        reply.code(204)
        return null
      },
    })
    const changes = recordChangeRoutes({
      roles,
      params,
      changes: [
        { path: admin.failedMailRetry, action: 'retry mail', run: retryMail },
        { path: admin.failedMailDismissal, action: 'dismiss mail', run: dismissMail },
      ],
    })
    await app.register(changes({ db }))
  }
