import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  DateField,
  Edit,
  email,
  List,
  required,
  SaveButton,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffAccount, StaffWithPassword } from 'shared-types/contracts/admin/staff'
import { send } from '../../api/send.ts'
import { breakAnywhere } from '../../ui/parts.tsx'

const roles = [
  { id: 'owner', name: 'Eigenaar' },
  { id: 'service', name: 'Klantenservice' },
  { id: 'content', name: 'Assortiment en teksten' },
]

export const StaffList = () => (
  <List exporter={false} title="Medewerkers">
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="email" label="E-mailadres" disableSort sx={breakAnywhere} />
      <DataTable.Col source="role" label="Rol" disableSort>
        <SelectField source="role" choices={roles} />
      </DataTable.Col>
      <DataTable.Col source="totp" label="Twee stappen" disableSort>
        <BooleanField source="totp" />
      </DataTable.Col>
      <DataTable.Col source="disabled" label="Uitgeschakeld" disableSort>
        <BooleanField source="disabled" />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label="Sinds" disableSort>
        <DateField source="createdAt" />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** The server has only the hash, so it cannot be shown again. */
const NewPassword = ({ email: address, password }: Pick<StaffWithPassword, 'email' | 'password'>) => (
  <Alert severity="success" sx={{ my: 2 }}>
    Het wachtwoord van {address} is <code>{password}</code>. Geef het door: we laten het maar één keer zien.
  </Alert>
)

const ResetStaff = () => {
  const record = useRecordContext<StaffAccount>()
  const notify = useNotify()
  const [reset, setReset] = useState<StaffWithPassword | null>(null)
  if (!record) return null
  const ask = async () => {
    try {
      setReset(await send<StaffWithPassword>('POST', admin.staffReset.replace(':id', String(record.id))))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Dit lukt nu niet.', { type: 'error' })
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        Nieuw wachtwoord geven
      </Button>
      {reset && <NewPassword {...reset} />}
    </>
  )
}

const onlyChange = ({ role, disabled }: StaffAccount) => ({ role, disabled })

const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

export const EditStaff = () => (
  <Edit mutationMode="pessimistic" transform={onlyChange} title="Medewerker">
    <SimpleForm toolbar={<OnlySave />}>
      <TextField source="email" />
      <SelectInput source="role" label="Rol" choices={roles} validate={required()} />
      <BooleanInput source="disabled" label="Uitgeschakeld: kan niet inloggen" />
      <ResetStaff />
    </SimpleForm>
  </Edit>
)

export const AddStaff = () => {
  const [added, setAdded] = useState<StaffWithPassword | null>(null)
  if (added) return <NewPassword {...added} />
  return (
    <Create<StaffWithPassword> title="Medewerker toevoegen" mutationOptions={{ onSuccess: setAdded }}>
      <SimpleForm>
        <TextInput source="email" label="E-mailadres" type="email" validate={[required(), email()]} />
        <SelectInput source="role" label="Rol" choices={roles} validate={required()} />
      </SimpleForm>
    </Create>
  )
}
