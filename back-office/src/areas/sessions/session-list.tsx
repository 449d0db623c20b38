import { DeleteButton, List } from 'react-admin'
import type { StaffSession } from 'shared-types/contracts/admin/staff'
import { formatMoment } from '../../ui/format.ts'
import { Column, MomentColumn } from '../../ui/list/column.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const lastUse = ({ current, lastUsedAt }: StaffSession) =>
  current ? 'Nu, dit apparaat' : formatMoment(lastUsedAt)

export const SessionList = () => (
  <List title="Sessies">
    <ListTable rowClick={false}>
      <Column source="email" label="Medewerker" sx={breakAnywhere} />
      <Column source="address" label="IP-adres" />
      <Column source="userAgent" label="Browser" sx={breakAnywhere} />
      <MomentColumn source="createdAt" label="Ingelogd" />
      <Column<StaffSession>
        source="lastUsedAt"
        label="Laatst gebruikt"
        render={lastUse}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column<StaffSession>
        label="Beëindigen"
        render={({ email, address }) => (
          <DeleteButton
            label="Beëindigen"
            aria-label={`Beëindigen: ${email} op ${address}`}
            mutationMode="pessimistic"
            confirmTitle="Sessie beëindigen?"
            confirmContent="Deze medewerker moet daar opnieuw inloggen."
            redirect={false}
          />
        )}
      />
    </ListTable>
  </List>
)
