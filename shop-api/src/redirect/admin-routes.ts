import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { NewRedirect, RedirectQuery, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { rowIdParams as params } from '../http/row-id-params.ts'
import { addRedirect, deleteRedirect, listRedirects } from './manage-redirects.ts'

const roles = ['owner', 'content'] as const

/** Addresses that lead to another page, in the back office. */
export const redirectAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.redirects, {
      config: { staff: { action: 'list redirects', roles } },
      schema: { operation: null, querystring: RedirectQuery, response: { 200: listOf(StaffRedirect) } },
      handler: async ({ query }) => listRedirects(db, query),
    })
    app.post(admin.redirects, {
      config: { staff: { action: 'add redirect', roles } },
      schema: { operation: null, body: NewRedirect, response: { 200: StaffRedirect } },
      handler: async ({ body }) => answer(await addRedirect(db, body)),
    })
    app.delete(admin.redirect, {
      config: { staff: { action: 'delete redirect', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) =>
        reply.code(204).send(answer(await deleteRedirect(db, id))),
    })
  }
