import Tune from '@mui/icons-material/Tune'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { ConfiguratorList, ConfiguratorPage } from './configurator-pages.tsx'

export const configurators: Area = {
  name: 'configurators',
  label: 'Configurators',
  icon: Tune,
  roles: StaffRole.options,
  list: ConfiguratorList,
  edit: ConfiguratorPage,
  recordRepresentation: 'title',
}
