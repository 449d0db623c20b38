import { memo } from 'react'
import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { FilterGroup } from './filter-group.tsx'

/** All filters of a listing. Memoised: renders when the listing changes, not while the next one loads. */
export const FilterPanel = memo(function FilterPanel({ filters }: { filters: CategoryFilter[] }) {
  return filters.map((filter) => <FilterGroup key={filter.urlKey} filter={filter} />)
})
