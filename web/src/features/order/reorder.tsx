import { useState } from 'react'
import type { Reorder as Reordered } from 'shared-types/contracts/order'
import { messageFor } from '../../api/problem-error.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { missingText } from './missing-text.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'

interface ReorderProps {
  onReorder: () => Promise<Reordered>
}

const describe = (answer: Reordered): string =>
  answer.missing.length === 0 ? 'Alles ligt in je winkelwagen.' : missingText(answer)

/** Adds the ordered items to the cart again, and lists those that are unavailable. */
export function Reorder({ onReorder }: ReorderProps) {
  const [answer, setAnswer] = useState<Reordered | null>(null)
  const { busy, refusal, run } = useAction(async () => setAnswer(await onReorder()))
  return (
    <>
      {answer && (
        <Alert kind={answer.missing.length === 0 ? 'success' : 'info'} takesFocus>
          {describe(answer)}
        </Alert>
      )}
      {answer ? (
        <ButtonLink look="secondary" to={paths.cart()}>
          Naar je winkelwagen
        </ButtonLink>
      ) : (
        <Button look="secondary" busy={busy} busyText="Aan het toevoegen..." onClick={() => void run()}>
          Opnieuw bestellen
        </Button>
      )}
      {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
    </>
  )
}
