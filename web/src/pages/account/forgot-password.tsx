import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ForgotPasswordForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { FormConfirmation } from '../../forms/form-confirmation.tsx'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { PageTitle } from '../../router/page-title.tsx'

const draft = { name: 'wachtwoord vergeten', fields: { email: '' } }

/** Requests the mail with the link to choose a new password. */
export default function ForgotPasswordPage() {
  const [message, setMessage] = useState<string | null>(null)
  const request = useShopForm<ForgotPasswordForm>(
    { resolver: zodResolver(ForgotPasswordForm), defaultValues: draft.fields, draft },
    async (values) => {
      const answer = await send<CustomerMessage>('POST', apiPaths.forgotPassword, values)
      setMessage(answer.message)
    },
  )
  return (
    <>
      <PageTitle />
      {message ? (
        <FormConfirmation message={message} again="Nog een keer" onAgain={() => setMessage(null)} />
      ) : (
        <ShopForm of={request} className={layout.form}>
          <TextField form={request.form} name="email" label="E-mailadres" type="email" autoComplete="email" />
          <div className={layout.end}>
            <Submit of={request} busyText="Aan het versturen...">
              Stuur een link
            </Submit>
          </div>
        </ShopForm>
      )}
    </>
  )
}
