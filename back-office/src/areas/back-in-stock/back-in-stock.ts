import NotificationsActive from '@mui/icons-material/NotificationsActive'
import type { Area } from '../../api/area.ts'
import { AwaitedList } from './awaited-list.tsx'

export const backInStock: Area = {
  name: 'back-in-stock',
  label: 'Weer op voorraad',
  icon: NotificationsActive,
  list: AwaitedList,
}
