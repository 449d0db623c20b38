import {
  ConfiguratorChange,
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import { listOf, ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listConfigurators, readConfigurator } from './list-configurators.ts'
import { saveConfigurator } from './save-configurator.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]

/** The options of configurable products. */
export const configuratorAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.configurators, {
      config: { staff: { action: 'list configurators', roles: readers } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(ConfiguratorSummary) } },
      handler: async ({ query }) => listConfigurators(db, query),
    })
    app.get(admin.configurator, {
      config: { staff: { action: 'read configurator', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffConfigurator } },
      handler: async ({ params: { id } }) => answer(await readConfigurator(db, id)),
    })
    app.put(admin.configurator, {
      config: { staff: { action: 'save configurator', roles } },
      schema: { operation: null, params, body: ConfiguratorChange, response: { 200: StaffConfigurator } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveConfigurator(db, id, body)) ?? (await readConfigurator(db, id))),
    })
  }
