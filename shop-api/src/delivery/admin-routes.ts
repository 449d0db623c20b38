import { NewClosedPeriod, StaffClosedPeriod } from 'shared-types/contracts/admin/buying/closed-periods'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { addClosedPeriod, deleteClosedPeriod, listClosedPeriods } from './manage-closed-periods.ts'

/** The days on which the shop is closed, in the back office. */
export const closedPeriodAdminRoutes = recordRoutes('closed period', 'closed periods', {
  roles: ['owner'],
  params: rowIdParams,
  list: { path: admin.closedPeriods, query: ListQuery, row: StaffClosedPeriod, run: listClosedPeriods },
  add: { body: NewClosedPeriod, run: addClosedPeriod },
  changes: [
    { method: 'DELETE', path: admin.closedPeriod, action: 'delete closed period', run: deleteClosedPeriod },
  ],
})
