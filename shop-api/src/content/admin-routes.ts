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
import { ListQuery, listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { changeDocument, listDocuments, readDocument } from './manage-documents.ts'
import { addPage, changePage, deletePage, listPages, readStaffPage } from './manage-pages.ts'

const roles = ['owner', 'content'] as const
const pageParams = z.strictObject({ id: z.string().min(1).max(200) })
const documentParams = z.strictObject({ id: DocumentName })
const shownPage = { 200: StaffPage }
const shownDocument = { 200: StaffDocument }
const largest = 512 * 1024

/** The texts of the shop in the back office. */
export const contentAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.pages, {
      config: { staff: { action: 'list pages', roles } },
      schema: { operation: null, querystring: PageQuery, response: { 200: listOf(PageSummary) } },
      handler: async ({ query }) => listPages(db, query),
    })
    app.post(admin.pages, {
      bodyLimit: largest,
      config: { staff: { action: 'add page', roles } },
      schema: { operation: null, body: NewPage, response: shownPage },
      handler: async ({ body }) => answer(await readStaffPage(db, answer(await addPage(db, body)))),
    })
    app.get(admin.page, {
      config: { staff: { action: 'read page', roles } },
      schema: { operation: null, params: pageParams, response: shownPage },
      handler: async ({ params: { id } }) => answer(await readStaffPage(db, id)),
    })
    app.put(admin.page, {
      bodyLimit: largest,
      config: { staff: { action: 'change page', roles } },
      schema: { operation: null, params: pageParams, body: PageChange, response: shownPage },
      handler: async ({ params: { id }, body }) =>
        answer(await readStaffPage(db, answer(await changePage(db, id, body)))),
    })
    app.delete(admin.page, {
      config: { staff: { action: 'delete page', roles } },
      schema: {
        operation: null,
        params: pageParams,
        querystring: PageRemoval,
        response: { 204: z.null() },
      },
      handler: async ({ params: { id }, query }, reply) => {
        answer(await deletePage(db, id, query.version))
        return reply.code(204).send(null)
      },
    })

    app.get(admin.documents, {
      config: { staff: { action: 'list documents', roles } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(StaffDocument) } },
      handler: async () => listDocuments(db),
    })
    app.get(admin.document, {
      config: { staff: { action: 'read document', roles } },
      schema: { operation: null, params: documentParams, response: shownDocument },
      handler: async ({ params: { id } }) => answer(await readDocument(db, id)),
    })
    app.put(admin.document, {
      bodyLimit: largest,
      config: { staff: { action: 'change document', roles } },
      schema: { operation: null, params: documentParams, body: DocumentChange, response: shownDocument },
      handler: async ({ params: { id }, body }) =>
        answer(await readDocument(db, answer(await changeDocument(db, id, body)))),
    })
  }
