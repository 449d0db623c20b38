import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ChangeEmailForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import { dropDraft } from '../../forms/draft.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { Alert } from '../../ui/feedback/alert.tsx'

/** All fields but the password. */
const draft = { name: 'account e-mail', fields: { email: '' } }

/** Requests another e-mail address, which the account gets once its link is opened. */
export function EmailForm() {
  const [done, setDone] = useState<string | null>(null)
  // It is for a reload. After a logout, the next customer of this tab must not see it.
  useEffect(() => () => dropDraft(draft.name), [])
  const change = useShopForm<ChangeEmailForm>(
    {
      resolver: zodResolver(ChangeEmailForm),
      defaultValues: { email: '', password: '' },
      draft,
      empties: true,
    },
    async (values) => {
      setDone(null)
      const { message } = await send<CustomerMessage>('POST', apiPaths.customerEmail, values)
      setDone(message)
    },
  )
  const { form } = change
  return (
    <ShopForm of={change} className={layout.form}>
      <h2>E-mailadres wijzigen</h2>
      <TextField
        form={form}
        name="email"
        id="new-email"
        label="Nieuw e-mailadres"
        type="email"
        autoComplete="email"
        hint="Daar sturen we een link heen om het te bevestigen."
      />
      <TextField
        form={form}
        name="password"
        id="email-password"
        label="Wachtwoord, om te bevestigen"
        type="password"
        autoComplete="current-password"
      />
      <div className={layout.end}>
        <Submit
          of={change}
          busyText="Aan het versturen..."
          done={done && <Alert kind="success">{done}</Alert>}
        >
          E-mailadres wijzigen
        </Submit>
      </div>
    </ShopForm>
  )
}
