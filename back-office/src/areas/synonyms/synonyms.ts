import ManageSearch from '@mui/icons-material/ManageSearch'
import type { Area } from '../../api/area.ts'
import { AddSynonym, SynonymList } from './synonym-pages.tsx'

export const synonyms: Area = {
  name: 'synonyms',
  label: 'Zoekwoorden',
  icon: ManageSearch,
  list: SynonymList,
  create: AddSynonym,
  recordRepresentation: 'id',
}
