import Forum from '@mui/icons-material/Forum'
import type { Area } from '../../api/area.ts'
import { ChatList } from './chat-list.tsx'
import { ChatPage } from './chat-page.tsx'

export const chats: Area = {
  name: 'chats',
  label: 'Chats',
  icon: Forum,
  list: ChatList,
  show: ChatPage,
}
