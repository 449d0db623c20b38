import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ResetPasswordForm } from 'shared-types/forms/account'
import { mutate } from 'swr'
import { sendOnce } from '../../api/send-once.ts'
import { PasswordFields } from '../../features/customer/password-fields.tsx'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** Sets a new password, using the link from a mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const change = useShopForm<ResetPasswordForm>(
    {
      resolver: zodResolver(ResetPasswordForm),
      defaultValues: { token: query.get('token') ?? '-', password: '', confirmation: '' },
    },
    async (values) => {
      const answer = await sendOnce<CustomerMessage>(apiPaths.resetPassword, values)
      setMessage(answer.message)
      void mutate(apiPaths.session)
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
        <ShopForm of={change} className={layout.form}>
          <PasswordFields form={change.form} password="password" confirmation="confirmation" />
          <div className={layout.end}>
            <Submit
              of={change}
              busyText="Aan het opslaan..."
              wayOut={<Link to={paths.forgotPassword()}>Nieuwe link aanvragen</Link>}
            >
              Wachtwoord opslaan
            </Submit>
          </div>
        </ShopForm>
      )}
    </>
  )
}
