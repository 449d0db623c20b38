import {
  BrandChange,
  CategoryChange,
  CategoryQuery,
  NewBrand,
  NewCategory,
  StaffBrand,
  StaffCategory,
} from 'shared-types/contracts/admin/assortment/categories'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../../context.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { addBrand, addCategory } from './add-category.ts'
import { listBrands, listCategories, readBrand, readCategory } from './list-categories.ts'
import { removeBrand, removeCategory } from './remove-category.ts'
import { saveBrand, saveCategory } from './save-category.ts'

const access = { roles: ['owner', 'content'], readers: StaffRole.options, params } as const

/** The categories and brands. */
export const categoryRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const categories = recordRoutes(shop, {
      ...access,
      names: { one: 'category', many: 'categories' },
      paths: { one: admin.category, many: admin.categories },
      list: { query: CategoryQuery, row: StaffCategory, run: listCategories },
      shown: StaffCategory,
      read: readCategory,
      add: { body: NewCategory, run: addCategory },
      save: { body: CategoryChange, run: saveCategory },
      remove: removeCategory,
    })
    const brands = recordRoutes(shop, {
      ...access,
      names: { one: 'brand', many: 'brands' },
      paths: { one: admin.brand, many: admin.brands },
      list: { query: CategoryQuery, row: StaffBrand, run: listBrands },
      shown: StaffBrand,
      read: readBrand,
      add: { body: NewBrand, run: addBrand },
      save: { body: BrandChange, run: saveBrand },
      remove: removeBrand,
    })
    await app.register(categories)
    await app.register(brands)
  }
