import AccountTree from '@mui/icons-material/AccountTree'
import type { Area } from '../../api/area.ts'
import { AddCategory, CategoryList, CategoryPage } from './category-pages.tsx'

export const categories: Area = {
  name: 'categories',
  label: 'Categorieën',
  icon: AccountTree,
  list: CategoryList,
  create: AddCategory,
  edit: CategoryPage,
  recordRepresentation: 'title',
}
