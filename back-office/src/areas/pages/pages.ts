import Article from '@mui/icons-material/Article'
import type { Area } from '../../api/area.ts'
import { AddPage, EditPage } from './page-form.tsx'
import { PageList } from './page-list.tsx'

export const pages: Area = {
  name: 'pages',
  label: 'Pagina’s',
  icon: Article,
  list: PageList,
  create: AddPage,
  edit: EditPage,
  recordRepresentation: 'title',
}
