import { type ComponentType, useState } from 'react'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'

/** Fetches the form when it is asked for. */
export function WriteReview({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<{ productId: number }> | null>(null)
  const { busy, refusal, run } = useAction(async () => {
    const { ReviewForm } = await import('./review-form.tsx')
    setForm(() => ReviewForm)
  })
  if (Form) return <Form productId={productId} />
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void run()}>
        Schrijf een beoordeling
      </Button>
      {refusal !== null && <Refusal>Er ging iets mis</Refusal>}
    </>
  )
}
