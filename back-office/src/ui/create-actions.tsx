import { CreateButton, FilterButton, TopToolbar, usePermissions } from 'react-admin'
import type { StaffRole } from 'shared-types/contracts/admin/staff'

/** Above a list that all employees read, and that service does not add to. */
export const CreateActions = ({ hasFilters = false }: { hasFilters?: boolean }) => {
  const { permissions: role } = usePermissions<StaffRole>()
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {role !== 'service' && <CreateButton />}
    </TopToolbar>
  )
}
