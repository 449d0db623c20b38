import Devices from '@mui/icons-material/Devices'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { SessionList } from './session-list.tsx'

export const sessions: Area = {
  name: 'sessions',
  label: 'Sessies',
  icon: Devices,
  roles: StaffRole.options,
  list: SessionList,
}
