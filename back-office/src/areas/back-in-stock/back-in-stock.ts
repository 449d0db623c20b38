import NotificationsActive from '@mui/icons-material/NotificationsActive'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { AwaitedList } from './awaited-list.tsx'

export const backInStock: Area = {
  name: 'back-in-stock',
  label: 'Weer op voorraad',
  icon: NotificationsActive,
  roles: StaffRole.options,
  list: AwaitedList,
}
