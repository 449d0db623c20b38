import { BooleanInput, DeleteButton, List, required, SearchInput, TextInput } from 'react-admin'
import { NewSynonym, type StaffSynonym } from 'shared-types/contracts/admin/search'
import { fieldMessage } from 'shared-types/field-messages'
import { TrySearch } from './try-search.tsx'
import { Column } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Woord" />]

const meaning = ({ alternatives }: StaffSynonym) =>
  alternatives.length === 0 ? 'telt niet mee' : alternatives.join(', ')

/** A synonym is replaced by deleting and adding it: the search changes at once. */
export const SynonymList = () => (
  <>
    <TrySearch />
    <List title="Zoekwoorden" filters={filters} empty={false}>
      <ListTable<StaffSynonym> rowClick={false}>
        <Column source="id" label="Wie zoekt op" />
        <Column<StaffSynonym> source="alternatives" label="vindt" sx={breakAnywhere} render={meaning} />
        <Column<StaffSynonym>
          source="same"
          label="Hetzelfde"
          render={({ same }) => (same ? 'ja' : 'nee, lijkt erop')}
        />
        <Column<StaffSynonym>
          label="Verwijderen"
          render={({ id }) => (
            <DeleteButton redirect={false} mutationMode="pessimistic" aria-label={`Verwijderen: ${id}`} />
          )}
        />
      </ListTable>
    </List>
  </>
)

interface Typed {
  term: string
  alternatives?: string | null
  same: boolean
}

const alternativesOf = (typed?: string | null): string[] =>
  (typed ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)

const toSynonym = ({ alternatives, ...rest }: Typed) => ({
  ...rest,
  alternatives: alternativesOf(alternatives),
})

/** The server names the refused one of a list, which is no input of this form. */
const checkAlternatives = (typed?: string | null): string | undefined =>
  NewSynonym.shape.alternatives.safeParse(alternativesOf(typed), { error: fieldMessage }).error?.issues[0]
    ?.message

export const AddSynonym = () => (
  <CreateForm
    title="Zoekwoord toevoegen"
    redirect="list"
    transform={toSynonym}
    defaultValues={{ same: true }}
  >
    <TextInput source="term" label="Wie zoekt op" validate={required()} />
    <TextInput
      source="alternatives"
      label="vindt"
      validate={checkAlternatives}
      helperText="Bijvoorbeeld: dekbed, laken|hoeslaken wit. Een komma scheidt mogelijkheden, een streepje woorden waarvan er één genoeg is. Zonder woorden telt het zoekwoord niet mee."
    />
    <BooleanInput source="same" label="Het is hetzelfde, en lijkt er niet alleen op" />
  </CreateForm>
)
