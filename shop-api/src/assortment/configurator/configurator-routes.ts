import {
  ConfiguratorChange,
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Shop } from '../../context.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listConfigurators, readConfigurator } from './list-configurators.ts'
import { saveConfigurator } from './save-configurator.ts'

/** The options of configurable products. */
export const configuratorAdminRoutes = (shop: Shop) =>
  recordRoutes(shop, {
    names: { one: 'configurator', many: 'configurators' },
    paths: { one: admin.configurator, many: admin.configurators },
    roles: ['owner', 'content'],
    readers: StaffRole.options,
    params,
    list: { query: ListQuery, row: ConfiguratorSummary, run: listConfigurators },
    shown: StaffConfigurator,
    read: readConfigurator,
    save: { body: ConfiguratorChange, run: saveConfigurator },
  })
