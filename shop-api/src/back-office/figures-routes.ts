import { Readable } from 'node:stream'
import { Figures, FiguresQuery } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Routes, Shop } from '../context.ts'
import { longRequest } from '../http/long-request.ts'
import { exportFigures, readFigures } from './read-figures.ts'

const roles = ['owner'] as const

/** The figures for the VAT return and the bookkeeper. */
export const figuresRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.figures, {
      ...longRequest,
      config: { staff: { action: 'read figures', roles } },
      schema: { operation: null, querystring: FiguresQuery, response: { 200: Figures } },
      handler: async ({ query }) => readFigures(db, query),
    })
    app.get(admin.figuresExport, {
      ...longRequest,
      config: { staff: { action: 'export figures', roles } },
      schema: { operation: null, querystring: FiguresQuery },
      handler: async ({ query }, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="cijfers-${query.from}-${query.until}.csv"`)
          .send(Readable.from(exportFigures(db, query))),
    })
  }
