import { Stack } from '@mui/material'
import { ArrayInput, required, TextInput } from 'react-admin'
import { ItemList } from '../../ui/inputs/item-list.tsx'
import { LinkInput } from '../../ui/links/link-input.tsx'

const entry = (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 1 }}>
    <TextInput source="title" label="Tekst" validate={required()} helperText={false} />
    <LinkInput source="link" label="Link" validate={required()} isNullable={false} />
  </Stack>
)

interface LinksProps {
  source: string
  label: string
}

/** A list of links without entries below them. */
export const Links = ({ source, label }: LinksProps) => (
  <ArrayInput source={source} label={label}>
    <ItemList label={label}>{entry}</ItemList>
  </ArrayInput>
)

/** The entries of a menu, each with those below it. */
const Entries = ({ source, label }: LinksProps) => (
  <ArrayInput source={source} label={label}>
    <ItemList label={label}>
      {entry}
      <Links source="items" label="Hieronder" />
    </ItemList>
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
    <ItemList label="Menu">
      {entry}
      <Entries source="items" label="Hieronder" />
    </ItemList>
  </ArrayInput>
)
