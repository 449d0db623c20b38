import MarkEmailRead from '@mui/icons-material/MarkEmailRead'
import type { Area } from '../../api/area.ts'
import { SubscriptionList } from './subscription-list.tsx'

export const newsletter: Area = {
  name: 'newsletter',
  label: 'Nieuwsbrief',
  icon: MarkEmailRead,
  list: SubscriptionList,
}
