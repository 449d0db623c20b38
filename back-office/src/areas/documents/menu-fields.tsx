import { Stack } from '@mui/material'
import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin'

const entry = (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexGrow: 1 }}>
    <TextInput source="title" label="Tekst" validate={required()} fullWidth={false} helperText={false} />
    <TextInput source="link" label="Link" validate={required()} fullWidth={false} helperText={false} />
  </Stack>
)

interface LinksProps {
  source: string
  label: string
}

/** A list of links without entries below them. */
export const Links = ({ source, label }: LinksProps) => (
  <ArrayInput source={source} label={label}>
    <SimpleFormIterator disableClear>{entry}</SimpleFormIterator>
  </ArrayInput>
)

/** The entries of a menu, each with those below it. */
const Entries = ({ source, label }: LinksProps) => (
  <ArrayInput source={source} label={label}>
    <SimpleFormIterator disableClear>
      {entry}
      <Links source="items" label="Hieronder" />
    </SimpleFormIterator>
  </ArrayInput>
)

export const NavigationFields = () => (
  <>
    <Entries source="data.main" label="Categorieën" />
    <Links source="data.extra" label="Daarnaast" />
  </>
)

export const MenuFields = () => (
  <ArrayInput source="data.items" label="Menu">
    <SimpleFormIterator disableClear>
      {entry}
      <Entries source="items" label="Hieronder" />
    </SimpleFormIterator>
  </ArrayInput>
)
