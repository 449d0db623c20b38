import {
  DocumentChange,
  DocumentName,
  LinkChoices,
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
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { changeDocument, listDocuments, readDocument } from './manage-documents.ts'
import { readLinkChoices } from './page-queries.ts'
import { addPage, changePage, deletePage, listPages, readStaffPage } from './manage-pages.ts'

const roles = ['owner', 'content'] as const
const pageParams = z.strictObject({ id: z.string().min(1).max(200) })
const bodyLimit = 512 * 1024

const pages = recordRoutes('page', 'pages', {
  roles,
  params: pageParams,
  bodyLimit,
  list: { path: admin.pages, query: PageQuery, row: PageSummary, run: listPages },
  read: { path: admin.page, shown: StaffPage, run: readStaffPage },
  add: { body: NewPage, run: addPage },
  save: { body: PageChange, run: changePage },
})

const documents = recordRoutes('document', 'documents', {
  roles,
  params: z.strictObject({ id: DocumentName }),
  bodyLimit,
  list: { path: admin.documents, query: ListQuery, row: StaffDocument, run: listDocuments },
  read: { path: admin.document, shown: StaffDocument, run: readDocument },
  save: { body: DocumentChange, run: changeDocument },
})

/** The texts of the shop in the back office. */
export const contentAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(pages(shop))
    await app.register(documents(shop))
    app.get(admin.linkChoices, {
      // Public addresses only: each employee that sees a category sees its links.
      config: { staff: { action: 'list link choices', roles: StaffRole.options } },
      schema: { operation: null, response: { 200: LinkChoices } },
      handler: async () => ({ shopUrl: shop.config.shopUrl, pages: await readLinkChoices(shop.db) }),
    })
    app.delete(admin.page, {
      config: { staff: { action: 'remove page', roles } },
      schema: { operation: null, params: pageParams, querystring: PageRemoval, response: { 204: z.null() } },
      handler: async ({ params: { id }, query }, reply) =>
        reply.code(204).send(answer(await deletePage(shop.db, id, query.version))),
    })
  }
