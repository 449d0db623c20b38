import MarkEmailRead from '@mui/icons-material/MarkEmailRead'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { SubscriptionList } from './subscription-list.tsx'

export const newsletter: Area = {
  name: 'newsletter',
  label: 'Nieuwsbrief',
  icon: MarkEmailRead,
  roles: StaffRole.options,
  list: SubscriptionList,
}
