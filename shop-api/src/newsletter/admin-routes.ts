import { listOf } from 'shared-types/contracts/admin/list'
import { StaffSubscription, SubscriptionQuery } from 'shared-types/contracts/admin/newsletter'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { exportSubscriptions, listSubscriptions, removeSubscription } from './staff-subscriptions.ts'

/** Customer service takes an address off the list for a person that calls. */
const roles = StaffRole.options
const params = z.strictObject({ id: z.uuid() })

/** The newsletter's subscriptions in the back office. */
export const newsletterAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    app.get(admin.newsletter, {
      config: { staff: { action: 'list subscriptions', roles } },
      schema: {
        operation: null,
        querystring: SubscriptionQuery,
        response: { 200: listOf(StaffSubscription) },
      },
      handler: async ({ query }) => listSubscriptions(db, query),
    })
    app.delete(admin.newsletterSubscription, {
      config: { staff: { action: 'remove subscription', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) =>
        reply.code(204).send(answer(await removeSubscription(db, id))),
    })
    app.get(admin.newsletterExport, {
      config: { staff: { action: 'export subscriptions', roles: ['owner', 'content'] } },
      schema: { operation: null },
      handler: async (_request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="nieuwsbrief.csv"')
          .send(await exportSubscriptions(shop)),
    })
  }
