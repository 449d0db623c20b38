import { type ComponentType, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Fetches the form when somebody wants to write. */
export function WriteReview({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<{ productId: number }> | null>(null)
  const { busy, refusal, run } = useAction(async () => {
    const { ReviewForm } = await import('./review-form.tsx')
    setForm(() => ReviewForm)
  })
  if (Form) return <Form productId={productId} />
  return (
    <>
      {refusal !== null && <Alert kind="danger">Er ging iets mis</Alert>}
      <Button look="secondary" busy={busy} onClick={() => void run()}>
        Schrijf een beoordeling
      </Button>
    </>
  )
}
