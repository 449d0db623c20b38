import EventBusy from '@mui/icons-material/EventBusy'
import type { Area } from '../../api/area.ts'
import { AddClosedPeriod, ClosedPeriodList } from './closed-period-pages.tsx'

export const closedPeriods: Area = {
  name: 'closed-periods',
  label: 'Gesloten dagen',
  icon: EventBusy,
  list: ClosedPeriodList,
  create: AddClosedPeriod,
  recordRepresentation: 'name',
}
