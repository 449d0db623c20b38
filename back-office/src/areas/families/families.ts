import Workspaces from '@mui/icons-material/Workspaces'
import type { Area } from '../../api/area.ts'
import { AddFamily, FamilyList, FamilyPage } from './family-pages.tsx'

export const families: Area = {
  name: 'families',
  label: 'Families',
  icon: Workspaces,
  list: FamilyList,
  create: AddFamily,
  edit: FamilyPage,
  recordRepresentation: 'title',
}
