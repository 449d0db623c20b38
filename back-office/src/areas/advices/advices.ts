import QuestionAnswer from '@mui/icons-material/QuestionAnswer'
import type { Area } from '../../api/area.ts'
import { AddAdvice, AdviceList, AdvicePage } from './advice-pages.tsx'

export const advices: Area = {
  name: 'advices',
  label: 'Keuzehulpen',
  icon: QuestionAnswer,
  list: AdviceList,
  create: AddAdvice,
  edit: AdvicePage,
  recordRepresentation: 'title',
}
