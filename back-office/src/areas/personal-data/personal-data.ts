import PrivacyTip from '@mui/icons-material/PrivacyTip'
import type { Area } from '../../api/area.ts'
import { PersonalDataPage } from './personal-data-page.tsx'

export const personalData: Area = {
  name: 'personal-data',
  label: 'Persoonsgegevens',
  icon: PrivacyTip,
  list: PersonalDataPage,
}
