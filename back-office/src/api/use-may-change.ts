import { usePermissions, useResourceContext } from 'react-admin'
import { areaOf } from 'shared-types/contracts/admin/access/office-areas'
import type { StaffRole } from 'shared-types/contracts/admin/staff'

/** Whether the employee may add and change records of the area of this page. True until the role is known. */
export const useMayChange = (): boolean => {
  const { permissions: role } = usePermissions<StaffRole>()
  const area = areaOf(useResourceContext())
  return !area || role === undefined || area.editors.includes(role)
}
