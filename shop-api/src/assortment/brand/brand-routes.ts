import { BrandChange, NewBrand, StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { addBrand } from './add-brand.ts'
import { listBrands, readBrand } from './list-brands.ts'
import { removeBrand } from './remove-brand.ts'
import { saveBrand } from './save-brand.ts'

export const brandRoutes = recordRoutes('brand', 'brands', {
  ...assortmentAccess,
  list: { path: admin.brands, query: ListSearchQuery, row: StaffBrand, run: listBrands },
  read: { path: admin.brand, shown: StaffBrand, run: readBrand },
  add: { body: NewBrand, run: addBrand },
  save: { body: BrandChange, run: saveBrand },
  remove: removeBrand,
})
