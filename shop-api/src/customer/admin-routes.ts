import { CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams as params } from '../http/row-id-params.ts'
import { eraseCustomer } from './delete-customer.ts'
import { exportCustomer } from './profile/export-customer.ts'
import { findCustomer } from './profile/queries.ts'
import { listCustomers, noSuchCustomer, readStaffCustomer } from './profile/staff-customers.ts'

const roles = ['owner', 'service'] as const

const customers = recordRoutes('customer', 'customers', {
  roles,
  params,
  list: { path: admin.customers, query: ListSearchQuery, row: CustomerSummary, run: listCustomers },
  read: { path: admin.customer, shown: StaffCustomer, run: readStaffCustomer },
})

/** Customers in the back office: what the shop has of them, as they can read and delete it themselves. */
export const customerAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const find = async (id: number) => answer((await findCustomer(shop.db, id)) ?? noSuchCustomer())

    await app.register(customers(shop))
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
