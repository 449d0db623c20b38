import { listOf } from 'shared-types/contracts/admin/list'
import { StaffSubscription, SubscriptionQuery } from 'shared-types/contracts/admin/newsletter'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Routes, Shop } from '../context.ts'
import { exportSubscriptions, listSubscriptions } from './staff-subscriptions.ts'

const roles = ['owner', 'content'] as const

/** The newsletter's subscriptions in the back office. */
export const newsletterAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.newsletter, {
      config: { staff: { action: 'list subscriptions', roles } },
      schema: {
        operation: null,
        querystring: SubscriptionQuery,
        response: { 200: listOf(StaffSubscription) },
      },
      handler: async ({ query }) => listSubscriptions(db, query),
    })
    app.get(admin.newsletterExport, {
      config: { staff: { action: 'export subscriptions', roles } },
      schema: { operation: null },
      handler: async (_request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="nieuwsbrief.csv"')
          .send(await exportSubscriptions(db)),
    })
  }
