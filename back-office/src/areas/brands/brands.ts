import Sell from '@mui/icons-material/Sell'
import type { Area } from '../../api/area.ts'
import { AddBrand, BrandList, BrandPage } from './brand-pages.tsx'

export const brands: Area = {
  name: 'brands',
  label: 'Merken',
  icon: Sell,
  list: BrandList,
  create: AddBrand,
  edit: BrandPage,
  recordRepresentation: 'title',
}
