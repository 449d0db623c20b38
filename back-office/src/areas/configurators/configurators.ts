import Tune from '@mui/icons-material/Tune'
import type { Area } from '../../api/area.ts'
import { ConfiguratorList, ConfiguratorPage } from './configurator-pages.tsx'

export const configurators: Area = {
  name: 'configurators',
  label: 'Configurators',
  icon: Tune,
  list: ConfiguratorList,
  edit: ConfiguratorPage,
  recordRepresentation: 'title',
}
