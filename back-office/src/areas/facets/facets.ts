import FilterAlt from '@mui/icons-material/FilterAlt'
import type { Area } from '../../api/area.ts'
import { AddFacet, FacetList, FacetPage } from './facet-pages.tsx'

export const facets: Area = {
  name: 'facets',
  label: 'Filters',
  icon: FilterAlt,
  list: FacetList,
  create: AddFacet,
  edit: FacetPage,
  recordRepresentation: 'title',
}
