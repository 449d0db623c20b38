import { memo } from 'react'
import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { FilterGroup } from './filter-group.tsx'

/** Everything by which a list can be narrowed. Drawn again when the list has changed, not while it is awaited. */
export const FilterPanel = memo(function FilterPanel({ filters }: { filters: CategoryFilter[] }) {
  return filters.map((filter) => <FilterGroup key={filter.urlKey} filter={filter} />)
})
