import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined'
import type { Area } from '../../api/area.ts'
import { FailedMailList } from './failed-mail-list.tsx'

export const failedMails: Area = {
  name: 'failed-mails',
  label: 'Mislukte mails',
  icon: UnsubscribeOutlined,
  list: FailedMailList,
}
