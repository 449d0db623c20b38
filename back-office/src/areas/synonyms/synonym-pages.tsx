import {
  BooleanInput,
  Create,
  DataTable,
  DeleteButton,
  FunctionField,
  List,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import type { StaffSynonym } from 'shared-types/contracts/admin/search'
import { TrySearch } from './try-search.tsx'
import { breakAnywhere } from '../../ui/parts.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Woord" />]

const meaning = ({ alternatives }: StaffSynonym) =>
  alternatives.length === 0 ? 'telt niet mee' : alternatives.join(', ')

/** A synonym is replaced by deleting and adding it: the search changes at once. */
export const SynonymList = () => (
  <>
    <TrySearch />
    <List exporter={false} title="Zoekwoorden" filters={filters} empty={false}>
      <DataTable<StaffSynonym> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="id" label="Wie zoekt op" disableSort />
        <DataTable.Col source="alternatives" label="vindt" disableSort sx={breakAnywhere}>
          <FunctionField<StaffSynonym> render={meaning} />
        </DataTable.Col>
        <DataTable.Col source="same" label="Hetzelfde" disableSort>
          <FunctionField<StaffSynonym> render={({ same }) => (same ? 'ja' : 'nee, lijkt erop')} />
        </DataTable.Col>
        <DataTable.Col label="Verwijderen">
          <DeleteButton redirect={false} mutationMode="pessimistic" />
        </DataTable.Col>
      </DataTable>
    </List>
  </>
)

interface Typed {
  term: string
  meanings?: string | null
  same: boolean
}

const toSynonym = ({ term, meanings, same }: Typed) => ({
  term,
  alternatives: (meanings ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean),
  same,
})

export const AddSynonym = () => (
  <Create title="Zoekwoord toevoegen" redirect="list" transform={toSynonym}>
    <SimpleForm defaultValues={{ same: true }}>
      <TextInput source="term" label="Wie zoekt op" validate={required()} />
      <TextInput
        source="meanings"
        label="vindt"
        helperText="Bijvoorbeeld: dekbed, laken|hoeslaken wit. Een komma scheidt mogelijkheden, een streepje woorden waarvan er één genoeg is. Zonder woorden telt het zoekwoord niet mee."
      />
      <BooleanInput source="same" label="Het is hetzelfde, en lijkt er niet alleen op" />
    </SimpleForm>
  </Create>
)
