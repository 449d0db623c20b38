import { TextInput } from 'react-admin'
import { emptyText } from './empty-text.ts'

export const nameFollows = 'De naam van de winkel komt er vanzelf achter.'

export const MetaTitleInput = () => (
  <TextInput
    source="metaTitle"
    label="Titel voor zoekmachines"
    helperText={`Leeg: dezelfde titel als op de pagina. ${nameFollows}`}
    parse={emptyText}
    fullWidth
  />
)
