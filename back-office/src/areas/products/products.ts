import Inventory from '@mui/icons-material/Inventory2'
import type { Area } from '../../api/area.ts'
import { AddProduct } from './add-product.tsx'
import { ProductList } from './product-list.tsx'
import { ProductPage } from './product-page.tsx'

export const products: Area = {
  name: 'products',
  label: 'Producten',
  icon: Inventory,
  list: ProductList,
  create: AddProduct,
  edit: ProductPage,
  recordRepresentation: 'title',
}
