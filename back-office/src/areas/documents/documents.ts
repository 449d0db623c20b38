import ViewQuilt from '@mui/icons-material/ViewQuilt'
import type { Area } from '../../api/area.ts'
import { EditDocument } from './document-form.tsx'
import { DocumentList } from './document-list.tsx'

export const documents: Area = {
  name: 'documents',
  label: 'Menu’s en vaste teksten',
  icon: ViewQuilt,
  list: DocumentList,
  edit: EditDocument,
  recordRepresentation: 'title',
}
