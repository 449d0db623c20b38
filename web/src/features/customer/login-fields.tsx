import { zodResolver } from '@hookform/resolvers/zod'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Session } from 'shared-types/contracts/customer'
import { LoginForm } from 'shared-types/forms/account'
import { mutate } from 'swr'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { stopConfirmingLogout } from '../../api/use-session.ts'
import { noteCustomer } from '../../forms/draft.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { paths } from '../../paths.ts'
import { track } from '../../analytics/track.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Link } from '../../router/link.tsx'

const isOfCustomer = (key: unknown) => typeof key === 'string' && /^\/api\/(customer|orders)\b/.test(key)

/** Spec §8. */
const notLoggedIn = 'Oeps, er ging iets mis. Probeer het nog een keer.'

/** Logs in. The rest of the page follows from the session. */
export function LoginFields() {
  const login = useShopForm<LoginForm>(
    {
      resolver: zodResolver(LoginForm),
      defaultValues: { username: '', password: '', remember: false },
      messageOf: (error) => messageFor(error, notLoggedIn),
    },
    async (values) => {
      stopConfirmingLogout()
      const session = await send<Session>('POST', apiPaths.login, values)
      noteCustomer(session)
      track({ event: 'login', method: 'email' })
      // Drops data that was loaded in this tab before. Without revalidation SWR would not read it again within two seconds.
      await mutate(isOfCustomer, undefined)
      void mutate(apiPaths.cart)
      void mutate(apiPaths.checkout)
      await mutate(apiPaths.session, session, { revalidate: false })
    },
  )
  const { form } = login
  return (
    <ShopForm of={login} className={layout.form}>
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
        description="We onthouden dit apparaat 30 dagen. Na een dag log je opnieuw in: je winkelwagen staat dan in je account."
        {...form.register('remember')}
      />
      <div className={layout.end}>
        <Submit of={login} busyText="Aan het inloggen...">
          Inloggen
        </Submit>
        <Link to={paths.forgotPassword()}>Wachtwoord vergeten?</Link>
      </div>
    </ShopForm>
  )
}
