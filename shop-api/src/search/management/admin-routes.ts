import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { NewSynonym, SearchTrial, StaffSynonym, SynonymQuery } from 'shared-types/contracts/admin/search'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { addSynonym, deleteSynonym, listSynonyms, trySearch } from './manage-synonyms.ts'

const roles = ['owner', 'content'] as const

/** The synonyms of the search in the back office. */
export const searchAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.synonyms, {
      config: { staff: { action: 'list synonyms', roles } },
      schema: { operation: null, querystring: SynonymQuery, response: { 200: listOf(StaffSynonym) } },
      handler: async ({ query }) => listSynonyms(db, query),
    })
    app.post(admin.synonyms, {
      config: { staff: { action: 'add synonym', roles } },
      schema: { operation: null, body: NewSynonym, response: { 200: StaffSynonym } },
      handler: async ({ body }) => answer(await addSynonym(db, body)),
    })
    app.delete(admin.synonym, {
      config: { staff: { action: 'delete synonym', roles } },
      schema: {
        operation: null,
        params: z.strictObject({ id: z.string().min(1).max(200) }),
        response: { 204: z.null() },
      },
      handler: async ({ params }, reply) => {
        answer(await deleteSynonym(db, params.id))
        return reply.code(204).send(null)
      },
    })
    app.get(admin.synonymTrial, {
      config: { staff: { action: 'try search', roles } },
      schema: {
        operation: null,
        querystring: z.strictObject({ q: z.string().max(200).default('') }),
        response: { 200: SearchTrial },
      },
      handler: async ({ query }) => answer(await trySearch(db, query.q)),
    })
  }
