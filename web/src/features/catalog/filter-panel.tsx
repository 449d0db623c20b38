import type { CategoryFilter } from 'shared-types/api/catalog'
import { FilterGroup } from './filter-group.tsx'

/** Everything by which a list can be narrowed. */
export function FilterPanel({ filters }: { filters: CategoryFilter[] }) {
  return filters.map((filter) => <FilterGroup key={filter.urlKey} filter={filter} />)
}
