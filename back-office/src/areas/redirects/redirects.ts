import CallSplit from '@mui/icons-material/CallSplit'
import type { Area } from '../../api/area.ts'
import { AddRedirect, RedirectList } from './redirect-pages.tsx'

export const redirects: Area = {
  name: 'redirects',
  label: 'Doorverwijzingen',
  icon: CallSplit,
  list: RedirectList,
  create: AddRedirect,
  recordRepresentation: 'fromPath',
}
