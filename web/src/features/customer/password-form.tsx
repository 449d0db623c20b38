import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CustomerTold } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import { ChangePasswordForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import letter from '../../forms/letter.module.css'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordFields } from './password-fields.tsx'

/** Another password; every other browser is logged out. */
export function PasswordForm() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const form = useForm<ChangePasswordForm>({
    resolver: zodResolver(ChangePasswordForm),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirmation: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { message } = await send<CustomerTold>('PUT', apiPaths.customerPassword, values)
      form.reset()
      setTold(message)
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <form className={letter.form} noValidate onSubmit={submit}>
      <h2>Wachtwoord wijzigen</h2>
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <TextField
        form={form}
        name="current"
        label="Huidig wachtwoord"
        type="password"
        autoComplete="current-password"
      />
      <PasswordFields form={form} password="password" confirmation="confirmation" />
      {told && (
        <Alert kind="success" onGone={() => setTold(null)}>
          {told}
        </Alert>
      )}
      <div className={letter.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
          Wachtwoord wijzigen
        </Button>
      </div>
    </form>
  )
}
