import {
  CustomerSummary,
  PersonalData,
  PersonQuery,
  StaffCustomer,
} from 'shared-types/contracts/admin/customers'
import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams as params } from '../http/row-id-params.ts'
import { erasePerson, toStaff } from './delete-customer.ts'
import { exportCustomer, exportPerson } from './profile/export-customer.ts'
import { findPerson } from './profile/person.ts'
import { findCustomer } from './profile/queries.ts'
import { listCustomers, noSuchCustomer, readStaffCustomer } from './profile/staff-customers.ts'
import { readPersonalData } from './profile/staff-personal-data.ts'

const roles = ['owner', 'service'] as const

const customers = recordRoutes('customer', 'customers', {
  roles,
  params,
  list: { path: admin.customers, query: ListSearchQuery, row: CustomerSummary, run: listCustomers },
  read: { path: admin.customer, shown: StaffCustomer, run: readStaffCustomer },
})

/** Customers in the back office: what the shop has of them, as they can read and delete it themselves; by address also of guests. */
export const customerAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const find = async (id: number) => answer((await findCustomer(shop.db, id)) ?? noSuchCustomer())

    await app.register(customers(shop))
    app.delete(admin.customer, {
      config: { staff: { action: 'delete customer', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) => {
        answer(await erasePerson(shop, await find(id), toStaff))
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
    app.get(admin.personalData, {
      config: { staff: { action: 'read personal data', roles } },
      schema: { operation: null, querystring: PersonQuery, response: { 200: PersonalData } },
      handler: async ({ query }) => readPersonalData(shop.db, await findPerson(shop.db, query.email)),
    })
    app.get(admin.personalDataExport, {
      config: { staff: { action: 'export personal data', roles } },
      schema: { operation: null, querystring: PersonQuery },
      handler: async ({ query }, reply) => {
        const person = await findPerson(shop.db, query.email)
        const account = person.id === null ? null : await find(person.id)
        return reply
          .header('content-disposition', 'attachment; filename="persoonsgegevens.json"')
          .send(account ? await exportCustomer(shop, account) : await exportPerson(shop, person))
      },
    })
    app.delete(admin.personalData, {
      config: { staff: { action: 'delete personal data', roles } },
      schema: { operation: null, querystring: PersonQuery, response: { 204: z.null() } },
      handler: async ({ query }, reply) => {
        answer(await erasePerson(shop, await findPerson(shop.db, query.email), toStaff))
        return reply.code(204).send(null)
      },
    })
  }
