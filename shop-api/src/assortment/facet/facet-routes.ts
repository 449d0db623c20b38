import {
  FacetChange,
  FacetSummary,
  FacetValueChange,
  FacetValueMerge,
  NewFacetValue,
  StaffFacet,
} from 'shared-types/contracts/admin/assortment/facets'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listFacets, readFacet } from './list-facets.ts'
import { mergeValues } from './merge-values.ts'
import { addFacetValue, saveFacet, saveFacetValue } from './save-facet.ts'

const roles = ['owner', 'content'] as const
const changed = { 204: z.null() }

/** The filters of lists, with their values. */
export const facetRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const facets = recordRoutes(shop, {
      names: { one: 'filter', many: 'filters' },
      paths: { one: admin.facet, many: admin.facets },
      roles,
      readers: StaffRole.options,
      params,
      list: { query: ListQuery, row: FacetSummary, run: listFacets },
      shown: StaffFacet,
      read: readFacet,
      save: { body: FacetChange, run: saveFacet },
    })
    await app.register(facets)
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
