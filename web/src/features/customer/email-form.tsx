import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ChangeEmailForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { usePassingDraft } from '../../forms/use-passing-draft.ts'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { Alert } from '../../ui/feedback/alert.tsx'

/** All fields but the password. */
const fields = { email: '' }

/** Requests another e-mail address for a customer, whose account gets it once its link is opened. */
export function EmailForm({ known }: { known: string }) {
  const [done, setDone] = useState<string | null>(null)
  // After a session has expired, another customer may log in in this tab, and must not see it.
  const name = `account e-mail ${known}`
  usePassingDraft(name)
  const change = useShopForm<ChangeEmailForm>(
    {
      resolver: zodResolver(ChangeEmailForm),
      defaultValues: { email: '', password: '' },
      draft: { name, fields },
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
