import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CustomerTold } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import { ForgotPasswordForm } from 'shared-types/forms/account'
import { send } from '../api/request.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import letter from '../forms/letter.module.css'
import { Sent } from '../forms/sent.tsx'
import { showRefusal } from '../forms/show-refusal.ts'
import { TextField } from '../forms/text-field.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Head } from '../ui/head.tsx'

/** Asks for the mail with which a new password can be chosen. */
export function Page() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const form = useForm<ForgotPasswordForm>({
    resolver: zodResolver(ForgotPasswordForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { message } = await send<CustomerTold>('POST', apiPaths.forgotPassword, values)
      setTold(message)
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <>
      <Head title="Wachtwoord vergeten | Sluimer" noIndex />
      <h1>Wachtwoord vergeten</h1>
      {told ? (
        <Sent message={told} again="Nog een keer" onAgain={() => setTold(null)} />
      ) : (
        <form className={letter.form} noValidate onSubmit={submit}>
          <ErrorSummary form={form} />
          {refusal && <Alert kind="danger">{refusal}</Alert>}
          <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
          <div className={letter.end}>
            <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het versturen...">
              Stuur een link
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
