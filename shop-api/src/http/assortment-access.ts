import { StaffRole } from 'shared-types/contracts/admin/staff'
import { rowIdParams } from './row-id-params.ts'

/** Service sees the assortment, with prices and stock; only the roles of the catalogue change it. */
export const assortmentAccess = {
  roles: ['owner', 'content'],
  readers: StaffRole.options,
  params: rowIdParams,
} as const
