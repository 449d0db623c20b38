import {
  FamilyChange,
  FamilyQuery,
  FamilySummary,
  NewFamily,
  StaffFamily,
} from 'shared-types/contracts/admin/assortment/families'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Shop } from '../../context.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { listFamilies, readFamily } from './list-families.ts'
import { addFamily, removeFamily, saveFamily } from './save-family.ts'

/** The families of products, with their members. */
export const familyRoutes = (shop: Shop) =>
  recordRoutes(shop, {
    names: { one: 'family', many: 'families' },
    paths: { one: admin.family, many: admin.families },
    roles: ['owner', 'content'],
    readers: StaffRole.options,
    params,
    list: { query: FamilyQuery, row: FamilySummary, run: listFamilies },
    shown: StaffFamily,
    read: readFamily,
    add: { body: NewFamily, run: addFamily },
    save: { body: FamilyChange, run: saveFamily },
    remove: removeFamily,
  })
