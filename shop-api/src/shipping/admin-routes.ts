import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  ShippingMethodChange,
  ShippingMethodSummary,
  StaffShippingMethod,
} from 'shared-types/contracts/admin/buying/shipping'
import { codeParams, recordRoutes } from '../http/record-routes.ts'
import { listShippingMethods, readStaffShippingMethod, saveShippingMethod } from './manage-methods.ts'

/** The shipping methods, their texts and costs, in the back office. */
export const shippingAdminRoutes = recordRoutes('shipping method', 'shipping methods', {
  roles: ['owner'],
  params: codeParams,
  list: {
    path: admin.shippingMethods,
    query: ListQuery,
    row: ShippingMethodSummary,
    run: listShippingMethods,
  },
  read: { path: admin.shippingMethod, shown: StaffShippingMethod, run: readStaffShippingMethod },
  save: { body: ShippingMethodChange, run: saveShippingMethod },
})
