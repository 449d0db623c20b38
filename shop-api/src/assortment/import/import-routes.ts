import { Readable } from 'node:stream'
import {
  ExportQuery,
  ImportedPhoto,
  ImportFileQuery,
  ImportPlan,
  ImportRun,
  UndoneImport,
} from 'shared-types/contracts/admin/assortment/imports'
import { ListQuery, listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import { staffOf, type App, type Routes, type Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { acceptFiles, receivedFile } from '../../http/files.ts'
import { longRequest } from '../../http/long-request.ts'
import { importPhoto } from '../picture/import-photo.ts'
import { exportCsv, exportXlsx, fileNameOf } from './export-articles.ts'
import { applyImport, checkImport, listImports } from './run-import.ts'
import { undoImport } from './undo-import.ts'

const roles = ['owner', 'content'] as const
const params = z.strictObject({ id: z.uuid() })

/** Products, prices and stock as files, and photos by the names of theirs. */
export const importRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    app.get(admin.imports, {
      config: { staff: { action: 'list imports', roles } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(ImportRun) } },
      handler: async ({ query }) => listImports(db, query),
    })
    await app.register(async (files: App) => {
      acceptFiles(files, 10)
      files.post(admin.imports, {
        ...longRequest,
        config: { staff: { action: 'check import', roles } },
        schema: { operation: null, querystring: ImportFileQuery, response: { 200: ImportPlan } },
        handler: async (request) => {
          const file = receivedFile(request.body)
          return answer(await checkImport(db, staffOf(request).id, request.query.name, file))
        },
      })
    })
    await app.register(async (photos: App) => {
      acceptFiles(photos, 15)
      photos.post(admin.photoImport, {
        config: { staff: { action: 'import picture', roles } },
        schema: { operation: null, querystring: ImportFileQuery, response: { 200: ImportedPhoto } },
        handler: async ({ body, query }) => answer(await importPhoto(shop, query.name, receivedFile(body))),
      })
    })
    app.post(admin.importApply, {
      ...longRequest,
      config: { staff: { action: 'apply import', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async (request, reply) =>
        reply.code(204).send(answer(await applyImport(db, staffOf(request).id, request.params.id))),
    })
    app.post(admin.importUndo, {
      ...longRequest,
      config: { staff: { action: 'undo import', roles } },
      schema: { operation: null, params, response: { 200: UndoneImport } },
      handler: async (request) => answer(await undoImport(db, staffOf(request).id, request.params.id)),
    })
    app.get(admin.export, {
      config: { staff: { action: 'export articles', roles } },
      schema: { operation: null, querystring: ExportQuery },
      handler: async ({ query: { format } }, reply) => {
        const file = format === 'csv' ? Readable.from(exportCsv(db)) : answer(await exportXlsx(db))
        return reply
          .type(
            format === 'csv'
              ? 'text/csv; charset=utf-8'
              : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          )
          .header('content-disposition', `attachment; filename="${fileNameOf(format)}"`)
          .send(file)
      },
    })
  }
