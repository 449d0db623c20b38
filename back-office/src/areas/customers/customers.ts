import People from '@mui/icons-material/People'
import type { Area } from '../../api/area.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

export const customers: Area = {
  name: 'customers',
  label: 'Klanten',
  icon: People,
  list: CustomerList,
  show: CustomerPage,
  recordRepresentation: 'name',
}
