import LocalShipping from '@mui/icons-material/LocalShipping'
import type { Area } from '../../api/area.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'

export const orders: Area = {
  name: 'orders',
  label: 'Bestellingen',
  icon: LocalShipping,
  list: OrderList,
  show: OrderPage,
  recordRepresentation: 'number',
}
