import { Typography } from '@mui/material'
import { DeleteButton, List, required, SearchInput, TextInput } from 'react-admin'
import type { StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { ImportRedirects } from './redirect-import.tsx'
import { Column, MomentColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Adres" />]

const empty = (
  <EmptyList>
    Er zijn nog geen doorverwijzingen. Ze komen er vanzelf bij als een product of categorie een ander adres
    krijgt.
  </EmptyList>
)

/** A redirect is replaced by deleting and adding it. */
export const RedirectList = () => (
  <>
    <ImportRedirects />
    <List title="Doorverwijzingen" filters={filters} perPage={50} empty={empty}>
      <ListTable<StaffRedirect> rowClick={false}>
        <Column source="fromPath" label="Van" sx={breakAnywhere} />
        <Column source="toPath" label="Naar" sx={breakAnywhere} />
        <MomentColumn source="createdAt" label="Sinds" />
        <Column<StaffRedirect>
          label="Verwijderen"
          render={({ fromPath }) => (
            <DeleteButton
              redirect={false}
              mutationMode="pessimistic"
              aria-label={`Verwijderen: ${fromPath}`}
            />
          )}
        />
      </ListTable>
    </List>
  </>
)

export const AddRedirect = () => (
  <CreateForm title="Doorverwijzing toevoegen" redirect="list">
    <Typography>
      Van een adres zonder pagina naar een pagina van deze winkel. Met een vraagteken verwijst alleen precies
      dat adres door.
    </Typography>
    <TextInput
      source="fromPath"
      label="Van"
      helperText="Zoals /oude-naam/, /Oude naam of /artikel.php?id=12"
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
  </CreateForm>
)
