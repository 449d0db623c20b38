import { Redirect } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { findRedirect } from './find-redirect.ts'

export const redirectRoutes =
  ({ db }: Pick<Shop, 'db'>): Routes =>
  async (app) => {
    app.get(v1.redirect, {
      schema: {
        operation: operations.getRedirect,
        querystring: z.strictObject({ path: z.string().min(1).max(500) }),
        response: { 200: Redirect },
      },
      handler: async ({ query }) => answer(await findRedirect(db, query.path)),
    })
  }
