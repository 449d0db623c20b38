import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  NewRedirect,
  RedirectFileQuery,
  RedirectImport,
  StaffRedirect,
} from 'shared-types/contracts/admin/redirects'
import type { App, Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { acceptFiles, receivedFile } from '../http/files.ts'
import { longRequest } from '../http/long-request.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { importRedirects } from './import-redirects.ts'
import { addRedirect, deleteRedirect, listRedirects } from './manage-redirects.ts'

const roles = ['owner', 'content'] as const

const redirects = recordRoutes('redirect', 'redirects', {
  roles,
  params: rowIdParams,
  list: { path: admin.redirects, query: ListSearchQuery, row: StaffRedirect, run: listRedirects },
  add: { body: NewRedirect, run: addRedirect },
  changes: [{ method: 'DELETE', path: admin.redirect, action: 'delete redirect', run: deleteRedirect }],
})

/** Addresses that lead to another page, in the back office. */
export const redirectAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(redirects(shop))
    await app.register(async (files: App) => {
      acceptFiles(files, 2)
      files.post(admin.redirectImport, {
        ...longRequest,
        config: { staff: { action: 'import redirects', roles } },
        schema: { operation: null, querystring: RedirectFileQuery, response: { 200: RedirectImport } },
        handler: async ({ body, query }) =>
          answer(await importRedirects(shop.db, receivedFile(body), query.apply)),
      })
    })
  }
