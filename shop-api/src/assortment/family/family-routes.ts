import {
  FamilyChange,
  FamilySummary,
  NewFamily,
  StaffFamily,
} from 'shared-types/contracts/admin/assortment/families'
import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { listFamilies, readFamily } from './list-families.ts'
import { addFamily, removeFamily, saveFamily } from './save-family.ts'

/** The families of products, with their members. */
export const familyRoutes = recordRoutes('family', 'families', {
  ...assortmentAccess,
  list: { path: admin.families, query: ListSearchQuery, row: FamilySummary, run: listFamilies },
  read: { path: admin.family, shown: StaffFamily, run: readFamily },
  add: { body: NewFamily, run: addFamily },
  save: { body: FamilyChange, run: saveFamily },
  remove: removeFamily,
})
