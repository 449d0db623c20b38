import AssignmentReturn from '@mui/icons-material/AssignmentReturn'
import type { Area } from '../../api/area.ts'
import { ReturnList } from './return-list.tsx'

export const returns: Area = {
  name: 'returns',
  label: 'Retouren',
  icon: AssignmentReturn,
  list: ReturnList,
}
