import { DataTable, DateField, FunctionField, List, TextInput } from 'react-admin'
import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import { EmptyList } from '../../ui/empty-list.tsx'

const filters = [
  <TextInput key="table" source="table" label="Tabel" alwaysOn />,
  <TextInput key="row" source="row" label="Nummer van de rij" alwaysOn />,
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
      <DataTable.Col source="email" label="Wie" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="action" label="Wat" disableSort />
      <DataTable.Col source="table" label="Tabel" disableSort />
      <DataTable.Col source="row" label="Rij" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col label="Van → naar">
        <FunctionField<AuditEntry> render={(entry) => <Change {...entry} />} />
      </DataTable.Col>
    </DataTable>
  </List>
)
