import { AwaitedVariant } from 'shared-types/contracts/admin/customers'
import { ListQuery, listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../context.ts'
import { listAwaited } from './list-awaited.ts'

/** The sold-out variants that shoppers wait for, in the back office. */
export const backInStockAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.backInStock, {
      config: { staff: { action: 'list back in stock', roles: StaffRole.options } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(AwaitedVariant) } },
      handler: async ({ query }) => listAwaited(db, query),
    })
  }
