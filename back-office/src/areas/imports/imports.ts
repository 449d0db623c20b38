import UploadFile from '@mui/icons-material/UploadFile'
import type { Area } from '../../api/area.ts'
import { ImportPage } from './import-page.tsx'

export const imports: Area = {
  name: 'imports',
  label: 'Import en export',
  icon: UploadFile,
  list: ImportPage,
}
