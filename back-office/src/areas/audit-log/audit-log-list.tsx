import { DateInput, List, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import { actionLabel, tableLabels } from './audit-labels.ts'
import { changedValues } from './changed-values.ts'
import { pageOfRow } from './page-of-row.ts'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const filters = [
  <SelectInput
    key="table"
    source="table"
    label="Onderdeel"
    alwaysOn
    choices={Object.entries(tableLabels).map(([id, name]) => ({ id, name }))}
  />,
  <TextInput key="row" source="row" label="Nummer, bestelling of artikelnummer" alwaysOn />,
  <ReferenceInput key="staff" source="staff" reference="staff" perPage={100} alwaysOn>
    <SelectInput label="Wie" optionText="email" />
  </ReferenceInput>,
  <DateInput key="from" source="from" label="Vanaf" alwaysOn />,
  <DateInput key="until" source="until" label="Tot en met" alwaysOn />,
]

/** What changed, one column a line. */
const Change = (entry: AuditEntry) =>
  changedValues(entry).map(({ column, from, to }) => (
    <div key={column}>
      <strong>{column}</strong>: {from} → {to}
    </div>
  ))

export const AuditLog = () => (
  <List title="Logboek" filters={filters} empty={<EmptyList>Er is nog niets gewijzigd.</EmptyList>}>
    <ListTable<AuditEntry> rowClick={(_id, _resource, entry) => pageOfRow(entry)}>
      <MomentColumn source="at" label="Wanneer" />
      <Column source="email" label="Wie" sx={breakAnywhere} />
      <Column<AuditEntry> label="Wat" render={({ action }) => actionLabel(action)} />
      <Column<AuditEntry> label="Onderdeel" render={({ table }) => tableLabels[table] ?? table} />
      <LinkColumn source="row" label="Nummer" sx={breakAnywhere} />
      <Column<AuditEntry> label="Van → naar" sx={breakAnywhere} render={(entry) => <Change {...entry} />} />
    </ListTable>
  </List>
)
