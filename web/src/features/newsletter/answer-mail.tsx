import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NewsletterLink, NewsletterMessage } from 'shared-types/contracts/newsletter'
import { isNotFound, messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'

interface Props {
  /** The `/api` URL that takes the link's token. */
  to: string
  buttonText: string
  busyText: string
}

/** Confirms a mail's link by a button press, as mail scanners open links but press no buttons. */
export function AnswerMail({ to, buttonText, busyText }: Props) {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [message, setMessage] = useState<string | null>(null)
  const { run, busy, refusal } = useAction(async () => {
    const body: NewsletterLink = { token }
    setMessage((await send<NewsletterMessage>('POST', to, body)).message)
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
  if (!token) {
    return (
      <p>
        Deze link is niet heel overgekomen. Open hem opnieuw vanuit de e-mail, of{' '}
        <Link to={paths.newsletter()}>schrijf je opnieuw in</Link>.
      </p>
    )
  }
  return (
    <>
      {!isNotFound(refusal) && (
        <p>
          <Button busy={busy} busyText={busyText} onClick={() => void run()}>
            {buttonText}
          </Button>
        </p>
      )}
      {refusal !== null && (
        <Refusal>
          {messageFor(refusal)} <Link to={paths.newsletter()}>Naar de nieuwsbrief</Link>
        </Refusal>
      )}
    </>
  )
}
