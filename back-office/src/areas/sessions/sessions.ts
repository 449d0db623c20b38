import Devices from '@mui/icons-material/Devices'
import type { Area } from '../../api/area.ts'
import { SessionList } from './session-list.tsx'

export const sessions: Area = {
  name: 'sessions',
  label: 'Sessies',
  icon: Devices,
  list: SessionList,
}
