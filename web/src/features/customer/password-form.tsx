import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ChangePasswordForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PasswordFields } from './password-fields.tsx'

/** Changes the password; all other browsers are logged out. */
export function PasswordForm() {
  const [done, setDone] = useState<string | null>(null)
  const change = useShopForm<ChangePasswordForm>(
    {
      resolver: zodResolver(ChangePasswordForm),
      defaultValues: { currentPassword: '', password: '', confirmation: '' },
      empties: true,
    },
    async (values) => {
      setDone(null)
      const { message } = await send<CustomerMessage>('PUT', apiPaths.customerPassword, values)
      setDone(message)
    },
  )
  const { form } = change
  return (
    <ShopForm of={change} className={layout.form}>
      <h2>Wachtwoord wijzigen</h2>
      <TextField
        form={form}
        name="currentPassword"
        label="Huidig wachtwoord"
        type="password"
        autoComplete="current-password"
      />
      <PasswordFields form={form} password="password" confirmation="confirmation" />
      <div className={layout.end}>
        <Submit
          of={change}
          busyText="Aan het opslaan..."
          done={
            done && (
              <Alert kind="success" onGone={() => setDone(null)}>
                {done}
              </Alert>
            )
          }
        >
          Wachtwoord wijzigen
        </Submit>
      </div>
    </ShopForm>
  )
}
