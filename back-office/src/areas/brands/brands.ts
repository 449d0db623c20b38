import Sell from '@mui/icons-material/Sell'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { AddBrand, BrandList, BrandPage } from './brand-pages.tsx'

export const brands: Area = {
  name: 'brands',
  label: 'Merken',
  icon: Sell,
  roles: StaffRole.options,
  list: BrandList,
  create: AddBrand,
  edit: BrandPage,
  recordRepresentation: 'title',
}
