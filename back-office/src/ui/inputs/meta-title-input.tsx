import { TextInput } from 'react-admin'
import { emptyText } from './empty-text.ts'

export const MetaTitleInput = () => (
  <TextInput
    source="metaTitle"
    label="Titel voor zoekmachines"
    helperText="Leeg: dezelfde titel als op de pagina. De naam van de winkel komt er vanzelf achter."
    parse={emptyText}
    fullWidth
  />
)
