import People from '@mui/icons-material/People'
import type { Area } from '../../api/area.ts'
import { AddStaff, EditStaff } from './staff-form.tsx'
import { StaffList } from './staff-list.tsx'

export const staff: Area = {
  name: 'staff',
  label: 'Medewerkers',
  icon: People,
  list: StaffList,
  edit: EditStaff,
  create: AddStaff,
  recordRepresentation: 'email',
}
