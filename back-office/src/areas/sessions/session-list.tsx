import { DataTable, DateField, DeleteButton, FunctionField, List } from 'react-admin'
import type { StaffSession } from 'shared-types/contracts/admin/staff'
import { breakAnywhere } from '../../ui/parts.tsx'

const lastUse = ({ current, lastUsedAt }: StaffSession) =>
  current ? 'Nu, dit apparaat' : new Date(lastUsedAt).toLocaleString('nl-NL')

export const SessionList = () => (
  <List exporter={false} title="Sessies">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="email" label="Medewerker" disableSort sx={breakAnywhere} />
      <DataTable.Col source="address" label="IP-adres" disableSort />
      <DataTable.Col source="userAgent" label="Browser" disableSort sx={breakAnywhere} />
      <DataTable.Col source="createdAt" label="Ingelogd" disableSort>
        <DateField source="createdAt" showTime />
      </DataTable.Col>
      <DataTable.Col source="lastUsedAt" label="Laatst gebruikt" disableSort>
        <FunctionField<StaffSession> render={lastUse} />
      </DataTable.Col>
      <DataTable.Col label="Beëindigen">
        <DeleteButton
          label="Beëindigen"
          mutationMode="pessimistic"
          confirmTitle="Sessie beëindigen?"
          confirmContent="Deze medewerker moet daar opnieuw inloggen."
          redirect={false}
        />
      </DataTable.Col>
    </DataTable>
  </List>
)
