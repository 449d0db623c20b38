import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ConfirmEmailForm } from 'shared-types/forms/account'
import { mutate } from 'swr'
import { sendOnce } from '../../api/send-once.ts'
import { useSession } from '../../api/use-session.ts'
import { TextField } from '../../forms/fields/text-field.tsx'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/**
 * Creates the account, or gives it its new address. With the password: a stranger may have requested the account, or
 * have the mail for a mistyped address.
 */
export default function ConfirmEmailPage() {
  const [query] = useSearchParams()
  const { data: session } = useSession()
  const [message, setMessage] = useState<string | null>(null)
  const confirmation = useShopForm<ConfirmEmailForm>(
    {
      resolver: zodResolver(ConfirmEmailForm),
      defaultValues: { token: query.get('token') ?? '-', password: '' },
    },
    async (values) => {
      const answer = await sendOnce<CustomerMessage>(apiPaths.confirmEmail, values)
      void mutate(apiPaths.customer)
      // Before the message, which names the address of the session.
      await mutate(apiPaths.session)
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
          {session?.customer ? (
            <>
              {/* The confirmed account can be another one. */}
              <p>Je bent ingelogd als {session.customer.email}.</p>
              <ButtonLink to={paths.account()}>Naar je account</ButtonLink>
            </>
          ) : (
            <ButtonLink to={paths.login()}>Inloggen</ButtonLink>
          )}
        </div>
      ) : (
        <ShopForm of={confirmation} className={layout.form}>
          <TextField
            form={confirmation.form}
            name="password"
            label="Wachtwoord"
            type="password"
            autoComplete="current-password"
            hint="Het wachtwoord van je account."
          />
          <div className={layout.end}>
            <Submit
              of={confirmation}
              busyText="Aan het bevestigen..."
              wayOut={
                session?.loggedIn ? (
                  <Link to={paths.accountInformation()}>Nieuwe link aanvragen</Link>
                ) : (
                  <Link to={paths.register()}>Opnieuw een account aanvragen</Link>
                )
              }
            >
              Bevestig mijn e-mailadres
            </Submit>
          </div>
        </ShopForm>
      )}
    </>
  )
}
