import { StaffRole } from 'shared-types/contracts/admin/staff'
import { rowIdParams } from './row-id-params.ts'

/**
 * Service sees the assortment, with prices and stock. Only the roles of the catalogue change it, except for what is gone
 * (`shop-api/src/assortment/variant/variant-routes.ts`).
 */
export const assortmentAccess = {
  roles: ['owner', 'content'],
  readers: StaffRole.options,
  params: rowIdParams,
} as const
