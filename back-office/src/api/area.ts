import type { ResourceProps } from 'react-admin'
import type { StaffRole } from 'shared-types/contracts/admin/staff'

/** One entry of the menu: a list, with its pages. */
export interface Area extends Pick<
  ResourceProps,
  'icon' | 'list' | 'show' | 'edit' | 'create' | 'recordRepresentation'
> {
  /** The name of the resource in the data provider. */
  name: string
  label: string
  /** As the routes of the API allow. */
  roles: readonly StaffRole[]
}
