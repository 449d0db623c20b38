import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { CustomerTold } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import { ResetPasswordForm } from 'shared-types/forms/account'
import { mutate } from 'swr'
import { send } from '../api/request.ts'
import { PasswordFields } from '../features/customer/password-fields.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import letter from '../forms/letter.module.css'
import { showRefusal } from '../forms/show-refusal.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Head } from '../ui/head.tsx'
import { Link } from '../ui/link.tsx'

/** Chooses a new password with the link of a mail. */
export function Page() {
  const [query] = useSearchParams()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const form = useForm<ResetPasswordForm>({
    resolver: zodResolver(ResetPasswordForm),
    mode: 'onTouched',
    defaultValues: { token: query.get('token') ?? '-', password: '', confirmation: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { message } = await send<CustomerTold>('POST', apiPaths.resetPassword, values)
      setTold(message)
      void mutate(apiPaths.session)
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <>
      <Head title="Nieuw wachtwoord | Sluimer" noIndex />
      <h1>Nieuw wachtwoord</h1>
      {told ? (
        <div className={letter.sent}>
          <Alert kind="success">{told}</Alert>
          <ButtonLink to={paths.login()}>Inloggen</ButtonLink>
        </div>
      ) : (
        <form className={letter.form} noValidate onSubmit={submit}>
          <ErrorSummary form={form} />
          {refusal && (
            <Alert kind="danger">
              {refusal} <Link to={paths.forgotPassword()}>Nieuwe link aanvragen</Link>
            </Alert>
          )}
          <PasswordFields form={form} password="password" confirmation="confirmation" />
          <div className={letter.end}>
            <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
              Wachtwoord opslaan
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
