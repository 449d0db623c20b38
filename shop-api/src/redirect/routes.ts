import { Redirect, RedirectedQueries } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { longestOldAddress } from 'shared-types/servers/old-address'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { findQueryRedirect, findRedirect, listRedirectedQueries } from './find-redirect.ts'

export const redirectRoutes =
  ({ db }: Pick<Shop, 'db'>): Routes =>
  async (app) => {
    app.get(v1.redirect, {
      schema: {
        operation: operations.getRedirect,
        querystring: z.strictObject({
          path: z.string().min(1).max(longestOldAddress),
          query: z.string().min(1).max(longestOldAddress).optional(),
        }),
        response: { 200: Redirect },
      },
      handler: async ({ query: { path, query } }) =>
        answer(await (query === undefined ? findRedirect(db, path) : findQueryRedirect(db, path, query))),
    })

    app.get(v1.redirectedQueries, {
      schema: { operation: operations.listRedirectedQueries, response: { 200: RedirectedQueries } },
      handler: async () => listRedirectedQueries(db),
    })
  }
