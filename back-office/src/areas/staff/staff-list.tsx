import { BooleanField, List, SearchInput, SelectField } from 'react-admin'
import { Column, LinkColumn, MomentColumn } from '../../ui/list/column.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { roles } from './roles.ts'
import { ListTable } from '../../ui/list/list-table.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="E-mailadres" />]

export const StaffList = () => (
  <List title="Medewerkers" filters={filters}>
    <ListTable rowClick="edit">
      <LinkColumn source="email" label="E-mailadres" sx={breakAnywhere} />
      <Column source="role" label="Rol">
        <SelectField source="role" choices={roles} />
      </Column>
      <Column source="totp" label="Twee stappen" field={BooleanField} />
      <Column source="disabled" label="Uitgeschakeld" field={BooleanField} />
      <MomentColumn source="createdAt" label="Sinds" />
    </ListTable>
  </List>
)
