import CardGiftcard from '@mui/icons-material/CardGiftcard'
import type { Area } from '../../api/area.ts'
import { GiftList } from './gift-list.tsx'

export const gifts: Area = {
  name: 'gifts',
  label: 'Cadeaus',
  icon: CardGiftcard,
  list: GiftList,
  recordRepresentation: 'category',
}
