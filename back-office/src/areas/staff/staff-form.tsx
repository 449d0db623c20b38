import { Alert } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  Create,
  Edit,
  email,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  StaffAccess,
  type StaffAccount,
  type StaffChange,
  type StaffWithPassword,
} from 'shared-types/contracts/admin/staff'
import { pathOf } from 'shared-types/urls/path-pattern'
import { messageOf, send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Failed } from '../../ui/failure/failed.tsx'
import { useRecordQuery } from '../../ui/failure/use-record-query.ts'
import { OnlySave } from '../../ui/only-save.tsx'
import { roles } from './roles.ts'

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
      setReset(await send<StaffWithPassword>('POST', pathOf(admin.staffReset, { id: record.id })))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <ConfirmButton
        label="Nieuw wachtwoord geven"
        title="Een nieuw wachtwoord geven?"
        content={`Het oude wachtwoord van ${record.email} geldt dan niet meer. Je ziet het nieuwe één keer.`}
        onConfirm={ask}
      />
      {reset && <NewPassword {...reset} />}
    </>
  )
}

const accessOf = ({ role, disabled }: StaffAccount): StaffAccess => ({ role, disabled })

const changeOf = (form: StaffAccount, shown?: { previousData: StaffAccount }): StaffChange => ({
  ...accessOf(form),
  was: accessOf(shown?.previousData ?? form),
})

export const EditStaff = () => (
  <Edit
    mutationMode="pessimistic"
    transform={changeOf}
    // What the form showed decides whether it may be saved.
    queryOptions={{ ...useRecordQuery(), refetchOnWindowFocus: false, refetchOnReconnect: false }}
    title="Medewerker"
    render={({ error, record, refetch }) => (
      <>
        {error && <Failed error={error} onRetry={refetch} />}
        {record && (
          <SimpleForm toolbar={<OnlySave />}>
            <TextField source="email" />
            <SelectInput source="role" label="Rol" choices={roles} validate={required()} />
            <BooleanInput source="disabled" label="Uitgeschakeld: kan niet inloggen" />
            <ResetStaff />
          </SimpleForm>
        )}
      </>
    )}
  />
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
