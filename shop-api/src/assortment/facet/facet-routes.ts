import {
  FacetChange,
  FacetSummary,
  FacetValueChange,
  FacetValueMerge,
  NewFacet,
  NewFacetValue,
  StaffFacet,
} from 'shared-types/contracts/admin/assortment/facets'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordChangeRoutes, recordRoutes } from '../../http/record-routes.ts'
import { listFacets, readFacet } from './list-facets.ts'
import { mergeValues } from './merge-values.ts'
import { addFacet, addFacetValue, saveFacet, saveFacetValue } from './save-facet.ts'

/** The filters of lists. */
export const facetRoutes = recordRoutes('filter', 'filters', {
  ...assortmentAccess,
  list: { path: admin.facets, query: ListQuery, row: FacetSummary, run: listFacets },
  read: { path: admin.facet, shown: StaffFacet, run: readFacet },
  add: { body: NewFacet, run: addFacet },
  save: { body: FacetChange, run: saveFacet },
})

/** Their values: a new one has the id of its filter in its path. */
export const facetValueRoutes = recordChangeRoutes({
  ...assortmentAccess,
  changes: [
    { path: admin.facetValues, action: 'add filter value', body: NewFacetValue, run: addFacetValue },
    {
      method: 'PUT',
      path: admin.facetValue,
      action: 'save filter value',
      body: FacetValueChange,
      run: saveFacetValue,
    },
    {
      path: admin.facetValueMerge,
      action: 'merge filter values',
      body: FacetValueMerge,
      run: (db, id, { intoId }) => mergeValues(db, id, intoId),
    },
  ],
})
