import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { NewRedirect, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { addRedirect, deleteRedirect, listRedirects } from './manage-redirects.ts'

/** Addresses that lead to another page, in the back office. */
export const redirectAdminRoutes = recordRoutes('redirect', 'redirects', {
  roles: ['owner', 'content'],
  params: rowIdParams,
  list: { path: admin.redirects, query: ListSearchQuery, row: StaffRedirect, run: listRedirects },
  add: { body: NewRedirect, run: addRedirect },
  changes: [{ method: 'DELETE', path: admin.redirect, action: 'delete redirect', run: deleteRedirect }],
})
