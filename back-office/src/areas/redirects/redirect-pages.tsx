import { Typography } from '@mui/material'
import {
  Create,
  DataTable,
  DateField,
  DeleteButton,
  List,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import type { StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { EmptyList } from '../../ui/empty-list.tsx'
import { breakAnywhere } from '../../ui/parts.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Adres" />]

const empty = (
  <EmptyList>
    Er zijn nog geen doorverwijzingen. Ze komen er vanzelf bij als een product of categorie een ander adres
    krijgt.
  </EmptyList>
)

/** A redirect is replaced by deleting and adding it. */
export const RedirectList = () => (
  <List exporter={false} title="Doorverwijzingen" filters={filters} perPage={50} empty={empty}>
    <DataTable<StaffRedirect> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="fromPath" label="Van" disableSort sx={breakAnywhere} />
      <DataTable.Col source="toPath" label="Naar" disableSort sx={breakAnywhere} />
      <DataTable.Col source="createdAt" label="Sinds" disableSort>
        <DateField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col label="Verwijderen">
        <DeleteButton redirect={false} mutationMode="pessimistic" />
      </DataTable.Col>
    </DataTable>
  </List>
)

export const AddRedirect = () => (
  <Create title="Doorverwijzing toevoegen" redirect="list">
    <SimpleForm>
      <Typography>Van een adres zonder pagina naar een pagina van deze winkel.</Typography>
      <TextInput
        source="fromPath"
        label="Van"
        helperText="Zoals /oude-naam/"
        validate={required()}
        fullWidth
      />
      <TextInput
        source="toPath"
        label="Naar"
        helperText="Zoals /wonen/plaids/ of /plaid-ruit.html"
        validate={required()}
        fullWidth
      />
    </SimpleForm>
  </Create>
)
