import BarChart from '@mui/icons-material/BarChart'
import type { Area } from '../../api/area.ts'
import { FiguresPage } from './figures-page.tsx'

export const figures: Area = {
  name: 'figures',
  label: 'Cijfers',
  icon: BarChart,
  list: FiguresPage,
}
