import Campaign from '@mui/icons-material/Campaign'
import type { Area } from '../../api/area.ts'
import { AddPromotion, EditPromotion } from './promotion-form.tsx'
import { PromotionList } from './promotion-list.tsx'

export const promotions: Area = {
  name: 'promotions',
  label: 'Acties',
  icon: Campaign,
  list: PromotionList,
  create: AddPromotion,
  edit: EditPromotion,
  recordRepresentation: 'title',
}
