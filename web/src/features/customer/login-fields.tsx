import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiPaths } from 'shared-types/api/paths'
import type { Session } from 'shared-types/api/session'
import { LoginForm } from 'shared-types/forms/account'
import { mutate } from 'swr'
import { send } from '../../api/request.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import letter from '../../forms/letter.module.css'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'

const isOfCustomer = (key: unknown) => typeof key === 'string' && /^\/api\/(customer|orders)\b/.test(key)

/** Spec §8. */
const notLoggedIn = 'Oeps, er ging iets mis. Probeer het nog een keer.'

/** The question who somebody is. Whoever shows it hears of the answer from the session. */
export function LoginFields() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    mode: 'onTouched',
    defaultValues: { username: '', password: '', remember: false },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const session = await send<Session>('POST', apiPaths.login, values)
      // What another customer saw in this tab before is not shown to this one.
      await mutate(isOfCustomer, undefined, { revalidate: false })
      void mutate(apiPaths.cart)
      void mutate(apiPaths.checkout)
      await mutate(apiPaths.session, session, { revalidate: false })
    } catch (error) {
      setRefusal(showRefusal(form, error, notLoggedIn))
    }
  })
  return (
    <form className={letter.form} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <TextField form={form} name="username" label="E-mailadres" type="email" autoComplete="username" />
      <TextField
        form={form}
        name="password"
        label="Wachtwoord"
        type="password"
        autoComplete="current-password"
      />
      <Checkbox
        id="remember"
        label="Onthoud mij"
        description="We bewaren je winkelwagen 30 dagen op dit apparaat."
        {...form.register('remember')}
      />
      <div className={letter.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het inloggen...">
          Inloggen
        </Button>
        <Link to={paths.forgotPassword()}>Wachtwoord vergeten?</Link>
      </div>
    </form>
  )
}
