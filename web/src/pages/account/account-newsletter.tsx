import type { Subscription } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { useRead } from '../../api/use-read.ts'
import layout from '../../forms/form-layout.module.css'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** The newsletter subscription, with a button to change it. */
export default function AccountNewsletterPage() {
  const answer = useRead<Subscription>(apiPaths.subscription)
  const { busy, refusal, run } = useAction(async (subscribed: boolean) => {
    try {
      await send(subscribed ? 'DELETE' : 'POST', apiPaths.subscription)
    } finally {
      // After a failure too: the response can be lost after the change.
      await answer.retry()
    }
  })
  return (
    <>
      <PageTitle />
      <QueryBoundary of={answer} what="content" skeleton={<Skeleton />}>
        {({ subscribed, email }) => (
          <div className={layout.sent}>
            <output>
              {subscribed
                ? `${email} ontvangt onze nieuwsbrief.`
                : `${email} ontvangt onze nieuwsbrief niet.`}
            </output>
            <Button
              look="secondary"
              busy={busy}
              busyText="Een moment..."
              onClick={() => void run(subscribed)}
            >
              {subscribed ? 'Uitschrijven' : 'Inschrijven'}
            </Button>
            {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
