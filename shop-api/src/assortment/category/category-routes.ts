import {
  CategoryChange,
  CategorySummary,
  NewCategory,
  StaffCategory,
} from 'shared-types/contracts/admin/assortment/categories'
import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { addCategory } from './add-category.ts'
import { listCategories, readCategory } from './list-categories.ts'
import { removeCategory } from './remove-category.ts'
import { saveCategory } from './save-category.ts'

export const categoryRoutes = recordRoutes('category', 'categories', {
  ...assortmentAccess,
  list: { path: admin.categories, query: ListSearchQuery, row: CategorySummary, run: listCategories },
  read: { path: admin.category, shown: StaffCategory, run: readCategory },
  add: { body: NewCategory, run: addCategory },
  save: { body: CategoryChange, run: saveCategory },
  remove: removeCategory,
})
