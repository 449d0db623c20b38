import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { CustomerTold } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/api/paths'
import { ForgotPasswordForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { Sent } from '../../forms/sent.tsx'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'

/** Requests the mail with the link to choose a new password. */
export function Page() {
  const [told, setTold] = useState<string | null>(null)
  const request = useShopForm<ForgotPasswordForm>(
    { resolver: zodResolver(ForgotPasswordForm), defaultValues: { email: '' } },
    async (values) => {
      const { message } = await send<CustomerTold>('POST', apiPaths.forgotPassword, values)
      setTold(message)
    },
  )
  return (
    <>
      <h1>Wachtwoord vergeten</h1>
      {told ? (
        <Sent message={told} again="Nog een keer" onAgain={() => setTold(null)} />
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
