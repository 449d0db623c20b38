import { CustomerQuery, CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { eraseCustomer } from './delete-customer.ts'
import { exportCustomer } from './profile/export-customer.ts'
import { findCustomer } from './profile/queries.ts'
import { listCustomers, noSuchCustomer, readStaffCustomer } from './profile/staff-customers.ts'

const roles = ['owner', 'service'] as const
const params = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** Customers in the back office: what the shop has of them, as they can read and delete it themselves. */
export const customerAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const find = async (id: number) => answer((await findCustomer(db, id)) ?? noSuchCustomer())

    app.get(admin.customers, {
      config: { staff: { action: 'list customers', roles } },
      schema: { operation: null, querystring: CustomerQuery, response: { 200: listOf(CustomerSummary) } },
      handler: async ({ query }) => listCustomers(db, query),
    })
    app.get(admin.customer, {
      config: { staff: { action: 'read customer', roles } },
      schema: { operation: null, params, response: { 200: StaffCustomer } },
      handler: async ({ params: { id } }) => answer(await readStaffCustomer(db, id)),
    })
    app.delete(admin.customer, {
      config: { staff: { action: 'delete customer', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) => {
        answer(await eraseCustomer(shop, await find(id)))
        return reply.code(204).send(null)
      },
    })
    app.get(admin.customerExport, {
      config: { staff: { action: 'export customer', roles } },
      schema: { operation: null, params },
      handler: async ({ params: { id } }, reply) =>
        reply
          .header('content-disposition', `attachment; filename="klant-${id}.json"`)
          .send(await exportCustomer(shop, await find(id))),
    })
  }
