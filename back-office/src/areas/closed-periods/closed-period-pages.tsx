import { Typography } from '@mui/material'
import { DateInput, DeleteButton, List, maxLength, required, TextInput } from 'react-admin'
import {
  longestClosureName,
  type StaffClosedPeriod,
} from 'shared-types/contracts/admin/buying/closed-periods'
import { formatDay } from '../../ui/format.ts'
import { Column } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

const empty = (
  <EmptyList>
    De winkel is open op alle werkdagen. Weekenden en feestdagen slaat een beloofde bezorgdag al over: voeg
    hier de andere dagen toe waarop je niets verstuurt.
  </EmptyList>
)

const daysOf = ({ firstDay, lastDay }: StaffClosedPeriod): string =>
  firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} tot en met ${formatDay(lastDay)}`

/** Closed days are replaced by deleting and adding them. */
export const ClosedPeriodList = () => (
  <List title="Gesloten dagen" pagination={false} empty={empty}>
    <ListTable<StaffClosedPeriod> rowClick={false}>
      <Column<StaffClosedPeriod> source="firstDay" label="Gesloten" render={daysOf} />
      <Column source="name" label="Naam" />
      <Column<StaffClosedPeriod>
        label="Verwijderen"
        render={(period) => (
          <DeleteButton
            redirect={false}
            mutationMode="pessimistic"
            aria-label={`Verwijderen: ${daysOf(period)}`}
          />
        )}
      />
    </ListTable>
  </List>
)

interface Typed {
  firstDay: string
  lastDay?: string | null
  name?: string | null
}

/** One day needs to be typed once. */
const toPeriod = ({ firstDay, lastDay, name }: Typed) => ({
  firstDay,
  lastDay: lastDay || firstDay,
  name: name ?? '',
})

export const AddClosedPeriod = () => (
  <CreateForm title="Gesloten dagen toevoegen" redirect="list" transform={toPeriod}>
    <Typography sx={{ mb: 2, maxWidth: 600 }}>
      Op deze dagen belooft de winkel geen bezorging, en wat iemand dan bestelt geldt als besteld op de eerste
      dag erna. Pakt er in het weekend daarna nog niemand in? Neem het weekend dan mee. De winkel laat de
      nieuwe bezorgdagen meteen zien; geplaatste bestellingen houden de dag die beloofd is.
    </Typography>
    <DateInput source="firstDay" label="Eerste dag" validate={required()} />
    <DateInput source="lastDay" label="Laatste dag" helperText="Leeg: alleen de eerste dag" />
    <TextInput
      source="name"
      label="Naam"
      validate={maxLength(longestClosureName)}
      helperText="Alleen voor jullie, zoals zomervakantie"
    />
  </CreateForm>
)
