import {
  ConfiguratorChange,
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { listConfigurators, readConfigurator } from './list-configurators.ts'
import { saveConfigurator } from './save-configurator.ts'

/** The options of configurable products. */
export const configuratorAdminRoutes = recordRoutes('configurator', 'configurators', {
  ...assortmentAccess,
  list: { path: admin.configurators, query: ListQuery, row: ConfiguratorSummary, run: listConfigurators },
  read: { path: admin.configurator, shown: StaffConfigurator, run: readConfigurator },
  save: { body: ConfiguratorChange, run: saveConfigurator },
})
