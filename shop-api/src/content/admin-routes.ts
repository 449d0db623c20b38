import {
  DocumentChange,
  DocumentName,
  NewPage,
  PageChange,
  PageQuery,
  PageRemoval,
  PageSummary,
  StaffDocument,
  StaffPage,
} from 'shared-types/contracts/admin/content'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { changeDocument, listDocuments, readDocument } from './manage-documents.ts'
import { addPage, changePage, deletePage, listPages, readStaffPage } from './manage-pages.ts'

const roles = ['owner', 'content'] as const
const pageParams = z.strictObject({ id: z.string().min(1).max(200) })
const bodyLimit = 512 * 1024

/** The texts of the shop in the back office. */
export const contentAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const pages = recordRoutes(shop, {
      names: { one: 'page', many: 'pages' },
      paths: { one: admin.page, many: admin.pages },
      roles,
      params: pageParams,
      bodyLimit,
      list: { query: PageQuery, row: PageSummary, run: listPages },
      shown: StaffPage,
      read: readStaffPage,
      add: { body: NewPage, run: addPage },
      save: { body: PageChange, run: changePage },
    })
    const documents = recordRoutes(shop, {
      names: { one: 'document', many: 'documents' },
      paths: { one: admin.document, many: admin.documents },
      roles,
      params: z.strictObject({ id: DocumentName }),
      bodyLimit,
      list: { query: ListQuery, row: StaffDocument, run: listDocuments },
      shown: StaffDocument,
      read: readDocument,
      save: { body: DocumentChange, run: changeDocument },
    })
    await app.register(pages)
    await app.register(documents)
    app.delete(admin.page, {
      config: { staff: { action: 'remove page', roles } },
      schema: { operation: null, params: pageParams, querystring: PageRemoval, response: { 204: z.null() } },
      handler: async ({ params: { id }, query }, reply) => {
        answer(await deletePage(db, id, query.version))
        return reply.code(204).send(null)
      },
    })
  }
