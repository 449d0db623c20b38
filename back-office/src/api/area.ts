import type { ResourceProps } from 'react-admin'
import type { AreaName } from 'shared-types/contracts/admin/access/office-areas'

/** One entry of the menu: a list, with its pages. */
export interface Area extends Pick<
  ResourceProps,
  'icon' | 'list' | 'show' | 'edit' | 'create' | 'recordRepresentation'
> {
  /** The name of the resource in the data provider. */
  name: AreaName
  label: string
}
