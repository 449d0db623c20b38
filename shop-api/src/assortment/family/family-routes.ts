import {
  FamilyChange,
  FamilyQuery,
  FamilySummary,
  NewFamily,
  StaffFamily,
} from 'shared-types/contracts/admin/assortment/families'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listFamilies, readFamily } from './list-families.ts'
import { addFamily, deleteFamily, saveFamily } from './save-family.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]

/** The families of products, with their members. */
export const familyRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.families, {
      config: { staff: { action: 'list families', roles: readers } },
      schema: { operation: null, querystring: FamilyQuery, response: { 200: listOf(FamilySummary) } },
      handler: async ({ query }) => listFamilies(db, query),
    })
    app.post(admin.families, {
      config: { staff: { action: 'add family', roles } },
      schema: { operation: null, body: NewFamily, response: { 200: StaffFamily } },
      handler: async ({ body }) => answer(await readFamily(db, answer(await addFamily(db, body)))),
    })
    app.get(admin.family, {
      config: { staff: { action: 'read family', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffFamily } },
      handler: async ({ params: { id } }) => answer(await readFamily(db, id)),
    })
    app.put(admin.family, {
      config: { staff: { action: 'save family', roles } },
      schema: { operation: null, params, body: FamilyChange, response: { 200: StaffFamily } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveFamily(db, id, body)) ?? (await readFamily(db, id))),
    })
    app.delete(admin.family, {
      config: { staff: { action: 'delete family', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await deleteFamily(db, id))),
    })
  }
