import History from '@mui/icons-material/History'
import type { Area } from '../../api/area.ts'
import { AuditLog } from './audit-log-list.tsx'

export const auditLog: Area = {
  name: 'audit-log',
  label: 'Logboek',
  icon: History,
  list: AuditLog,
}
