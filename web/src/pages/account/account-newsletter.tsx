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
  const { busy, refusal, run } = useAction(async (id: string | null) => {
    await (id === null ? send('POST', apiPaths.subscription) : send('DELETE', apiPaths.subscriptionOf(id)))
    await answer.retry()
  })
  return (
    <>
      <PageTitle />
      <QueryBoundary of={answer} what="content" skeleton={<Skeleton />}>
        {({ id, email }) => (
          <div className={layout.sent}>
            <output>
              {id === null
                ? `${email} ontvangt onze nieuwsbrief niet.`
                : `${email} ontvangt onze nieuwsbrief.`}
            </output>
            <Button look="secondary" busy={busy} busyText="Een moment..." onClick={() => void run(id)}>
              {id === null ? 'Inschrijven' : 'Uitschrijven'}
            </Button>
            {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
