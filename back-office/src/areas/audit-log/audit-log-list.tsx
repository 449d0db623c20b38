import { DataTable, DateField, FunctionField, List, SelectInput, TextInput } from 'react-admin'
import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import { actionLabel, tableLabels } from './audit-labels.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { breakAnywhere } from '../../ui/parts.tsx'

const filters = [
  <SelectInput
    key="table"
    source="table"
    label="Onderdeel"
    alwaysOn
    choices={Object.entries(tableLabels).map(([id, name]) => ({ id, name }))}
  />,
  <TextInput key="row" source="row" label="Nummer" alwaysOn />,
]

const shown = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value))

/** What changed, one column a line. */
const Change = ({ before, after }: AuditEntry) => {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return columns.map((column) => (
    <div key={column}>
      <strong>{column}</strong>: {shown(before?.[column])} → {shown(after?.[column])}
    </div>
  ))
}

export const AuditLog = () => (
  <List
    exporter={false}
    title="Logboek"
    filters={filters}
    perPage={25}
    empty={<EmptyList>Er is nog niets gewijzigd.</EmptyList>}
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="at" label="Wanneer" disableSort>
        <DateField source="at" showTime />
      </DataTable.Col>
      <DataTable.Col source="email" label="Wie" disableSort sx={breakAnywhere} />
      <DataTable.Col label="Wat">
        <FunctionField<AuditEntry> render={({ action }) => actionLabel(action)} />
      </DataTable.Col>
      <DataTable.Col label="Onderdeel">
        <FunctionField<AuditEntry> render={({ table }) => tableLabels[table] ?? table} />
      </DataTable.Col>
      <DataTable.Col source="row" label="Nummer" disableSort sx={breakAnywhere} />
      <DataTable.Col label="Van → naar" sx={breakAnywhere}>
        <FunctionField<AuditEntry> render={(entry) => <Change {...entry} />} />
      </DataTable.Col>
    </DataTable>
  </List>
)
