import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** Creates the account. Needs a button press, as mail scanners open links and this one works only once. */
export default function ConfirmEmailPage() {
  const [query] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const { busy, refusal, run } = useAction(async () => {
    const body = { token: query.get('token') ?? '-' }
    const answer = await send<CustomerMessage>('POST', apiPaths.confirmEmail, body)
    setMessage(answer.message)
  })
  return (
    <>
      <PageTitle />
      <div className={layout.sent}>
        {message ? (
          <>
            <Alert kind="success" takesFocus>
              {message}
            </Alert>
            <ButtonLink to={paths.login()}>Inloggen</ButtonLink>
          </>
        ) : (
          <Button busy={busy} busyText="Aan het bevestigen..." onClick={() => void run()}>
            Bevestig mijn e-mailadres
          </Button>
        )}
        {refusal !== null && (
          <Refusal>
            {messageFor(refusal)} <Link to={paths.register()}>Opnieuw een account aanvragen</Link>
          </Refusal>
        )}
      </div>
    </>
  )
}
