import { CreateButton, FilterButton, TopToolbar } from 'react-admin'
import { useMayChange } from '../../api/use-may-change.ts'

/** The actions of a list that all employees read, and to which some cannot add. */
export const CreateActions = ({ hasFilters = false }: { hasFilters?: boolean }) => {
  const mayChange = useMayChange()
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {mayChange && <CreateButton />}
    </TopToolbar>
  )
}
