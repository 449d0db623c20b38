import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { NewSynonym, SearchTrial, StaffSynonym } from 'shared-types/contracts/admin/search'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { addSynonym, deleteSynonym, listSynonyms, trySearch } from './manage-synonyms.ts'

const roles = ['owner', 'content'] as const

const synonyms = recordRoutes('synonym', 'synonyms', {
  roles,
  params: z.strictObject({ id: z.string().min(1).max(200) }),
  list: { path: admin.synonyms, query: ListSearchQuery, row: StaffSynonym, run: listSynonyms },
  add: { body: NewSynonym, run: addSynonym },
  changes: [{ method: 'DELETE', path: admin.synonym, action: 'delete synonym', run: deleteSynonym }],
})

/** The synonyms of the search in the back office. */
export const searchAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(synonyms(shop))
    app.get(admin.synonymTrial, {
      config: { staff: { action: 'try search', roles } },
      schema: {
        operation: null,
        querystring: z.strictObject({ q: z.string().max(200).default('') }),
        response: { 200: SearchTrial },
      },
      handler: async ({ query }) => answer(await trySearch(shop.db, query.q)),
    })
  }
