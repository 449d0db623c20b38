import {
  AdviceChange,
  AdviceSummary,
  NewAdvice,
  StaffAdvice,
} from 'shared-types/contracts/admin/assortment/advices'
import { listOf, ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { addAdvice, listAdvices, readAdvice, removeAdvice, saveAdvice } from './manage-advices.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]
const params = z.strictObject({ id: z.string().min(1).max(60) })

/** The questions that narrow a listing. */
export const adviceAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.advices, {
      config: { staff: { action: 'list advices', roles: readers } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(AdviceSummary) } },
      handler: async ({ query }) => listAdvices(db, query),
    })
    app.post(admin.advices, {
      config: { staff: { action: 'add advice', roles } },
      schema: { operation: null, body: NewAdvice, response: { 200: StaffAdvice } },
      handler: async ({ body }) => answer(await readAdvice(db, answer(await addAdvice(db, body)))),
    })
    app.get(admin.advice, {
      config: { staff: { action: 'read advice', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffAdvice } },
      handler: async ({ params: { id } }) => answer(await readAdvice(db, id)),
    })
    app.put(admin.advice, {
      config: { staff: { action: 'save advice', roles } },
      schema: { operation: null, params, body: AdviceChange, response: { 200: StaffAdvice } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveAdvice(db, id, body)) ?? (await readAdvice(db, id))),
    })
    app.delete(admin.advice, {
      config: { staff: { action: 'remove advice', roles } },
      schema: { operation: null, params, response: { 204: z.null() } },
      handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await removeAdvice(db, id))),
    })
  }
