import {
  FacetChange,
  FacetSummary,
  FacetValueChange,
  FacetValueMerge,
  NewFacetValue,
  StaffFacet,
} from 'shared-types/contracts/admin/assortment/facets'
import { listOf, ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listFacets, readFacet } from './list-facets.ts'
import { mergeValues } from './merge-values.ts'
import { addFacetValue, saveFacet, saveFacetValue } from './save-facet.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]
const changed = { 204: z.null() }

/** The filters of lists, with their values. */
export const facetRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.facets, {
      config: { staff: { action: 'list filters', roles: readers } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(FacetSummary) } },
      handler: async ({ query }) => listFacets(db, query),
    })
    app.get(admin.facet, {
      config: { staff: { action: 'read filter', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffFacet } },
      handler: async ({ params: { id } }) => answer(await readFacet(db, id)),
    })
    app.put(admin.facet, {
      config: { staff: { action: 'save filter', roles } },
      schema: { operation: null, params, body: FacetChange, response: { 200: StaffFacet } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveFacet(db, id, body)) ?? (await readFacet(db, id))),
    })
    app.post(admin.facetValues, {
      config: { staff: { action: 'add filter value', roles } },
      schema: { operation: null, params, body: NewFacetValue, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await addFacetValue(db, id, body))),
    })
    app.put(admin.facetValue, {
      config: { staff: { action: 'save filter value', roles } },
      schema: { operation: null, params, body: FacetValueChange, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await saveFacetValue(db, id, body))),
    })
    app.post(admin.facetValueMerge, {
      config: { staff: { action: 'merge filter values', roles } },
      schema: { operation: null, params, body: FacetValueMerge, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await mergeValues(db, id, body.intoId))),
    })
  }
