import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AbandonmentMessage } from 'shared-types/contracts/abandonment'
import { apiPaths } from 'shared-types/urls/api-paths'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'

/** Needs a button press, as mail scanners open links but press no buttons. */
export function RemindersOff() {
  const [query] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const { run, busy, refusal } = useAction(async () => {
    const body = { token: query.get('token') ?? '' }
    setMessage((await send<AbandonmentMessage>('POST', apiPaths.abandonment('unsubscribe'), body)).message)
  })
  if (message) {
    return (
      <>
        <Alert kind="success" takesFocus>
          {message}
        </Alert>
        <p>
          <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        <Button busy={busy} busyText="Aan het afmelden..." onClick={() => void run()}>
          Afmelden
        </Button>
      </p>
      {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
    </>
  )
}
