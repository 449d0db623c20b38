import { Alert } from '@mui/material'
import {
  BooleanField,
  BooleanInput,
  List,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import {
  FacetChange,
  type FacetSummary,
  type NewFacet,
  type StaffFacet,
} from 'shared-types/contracts/admin/assortment/facets'
import { CreateForm } from '../../ui/create-form.tsx'
import { CreateActions } from '../../ui/list/create-actions.tsx'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { ValueTable } from './value-table.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

/** On a phone, the others fill the width. */
const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

export const FacetList = () => (
  <List actions={<CreateActions />} title="Filters" perPage={50}>
    <ListTable<FacetSummary> rowClick="edit">
      <LinkColumn source="title" label="Naam" />
      <Column source="code" label="In het adres" sx={notOnPhones} />
      <NumberColumn source="position" label="Volgorde" sx={notOnPhones} />
      <NumberColumn source="values" label="Waarden" />
      <Column source="listed" label="Zichtbaar" field={BooleanField} />
    </ListTable>
  </List>
)

const onlyChange = (form: StaffFacet) => pickFields(FacetChange, form)

const UsedBy = () => {
  const { usedBy = [] } = useRecordContext<StaffFacet>() ?? {}
  if (usedBy.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Ook als het filter verborgen is, gebruiken deze het nog: {usedBy.join(', ')}.
    </Alert>
  )
}

const kinds = [
  { id: 'checkbox', name: 'Vakjes om aan te vinken' },
  { id: 'color', name: 'Kleuren' },
  { id: 'link', name: 'Links' },
] satisfies { id: NewFacet['selectionType']; name: string }[]

export const AddFacet = () => (
  <CreateForm title="Filter toevoegen" redirect="edit" defaultValues={{ selectionType: 'checkbox' }}>
    <TextInput
      source="title"
      label="Naam"
      helperText="De naam in het adres volgt hieruit, en blijft daarna zo."
      validate={required()}
    />
    <SelectInput source="selectionType" label="Soort" choices={kinds} validate={required()} />
    <NumberInput source="position" label="Volgorde" validate={required()} />
  </CreateForm>
)

/** A filter: its own form, and its values, which change one by one. */
export const FacetPage = () => (
  <VersionedEdit title="Filter" transform={onlyChange} after={<ValueTable />}>
    <UsedBy />
    <TextInput source="title" label="Naam" validate={required()} fullWidth />
    <BooleanInput source="listed" label="Zichtbaar in lijsten" />
    <NumberInput source="position" label="Volgorde" validate={required()} />
    <TextInput source="infoText" label="Uitleg bij het filter" multiline fullWidth />
  </VersionedEdit>
)
