import { CreateButton, FilterButton, TopToolbar, usePermissions } from 'react-admin'
import type { StaffRole } from 'shared-types/contracts/admin/staff'

/** The actions of a list that all employees read, and to which the role `service` cannot add. */
export const CreateActions = ({ hasFilters = false }: { hasFilters?: boolean }) => {
  const { permissions: role } = usePermissions<StaffRole>()
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {role !== 'service' && <CreateButton />}
    </TopToolbar>
  )
}
