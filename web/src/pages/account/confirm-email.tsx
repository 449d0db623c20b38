import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ConfirmEmailForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import { TextField } from '../../forms/fields/text-field.tsx'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** Creates the account, with the password of its registration: a stranger may have requested it. */
export default function ConfirmEmailPage() {
  const [query] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const confirmation = useShopForm<ConfirmEmailForm>(
    {
      resolver: zodResolver(ConfirmEmailForm),
      defaultValues: { token: query.get('token') ?? '-', password: '' },
    },
    async (values) => {
      const answer = await send<CustomerMessage>('POST', apiPaths.confirmEmail, values)
      setMessage(answer.message)
    },
  )
  return (
    <>
      <PageTitle />
      {message ? (
        <div className={layout.sent}>
          <Alert kind="success" takesFocus>
            {message}
          </Alert>
          <ButtonLink to={paths.login()}>Inloggen</ButtonLink>
        </div>
      ) : (
        <ShopForm of={confirmation} className={layout.form}>
          <TextField
            form={confirmation.form}
            name="password"
            label="Wachtwoord"
            type="password"
            autoComplete="current-password"
            hint="Het wachtwoord waarmee je dit account hebt aangevraagd."
          />
          <div className={layout.end}>
            <Submit
              of={confirmation}
              busyText="Aan het bevestigen..."
              wayOut={<Link to={paths.register()}>Opnieuw een account aanvragen</Link>}
            >
              Bevestig mijn e-mailadres
            </Submit>
          </div>
        </ShopForm>
      )}
    </>
  )
}
