import Mail from '@mui/icons-material/Mail'
import type { Area } from '../../api/area.ts'
import { MessageList } from './message-list.tsx'
import { MessagePage } from './message-page.tsx'

export const messages: Area = {
  name: 'messages',
  label: 'Berichten',
  icon: Mail,
  list: MessageList,
  show: MessagePage,
  recordRepresentation: 'subject',
}
