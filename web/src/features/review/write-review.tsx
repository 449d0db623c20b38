import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { readDraft } from '../../forms/draft.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ReviewFormProps } from './review-form.tsx'

/** Loads the form when it is opened, or if there is a draft of it. */
export function WriteReview({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null)
  const draft = `beoordeling-${productId}`
  const { busy, refusal, run } = useAction(async () => {
    const { ReviewForm } = await import('./review-form.tsx')
    setForm(() => ReviewForm)
  })
  const restore = useEffectEvent(() => {
    if (readDraft(draft) !== null) void run()
  })
  useEffect(() => restore(), [])
  if (Form) return <Form productId={productId} draft={draft} />
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void run()}>
        Schrijf een beoordeling
      </Button>
      {refusal !== null && <Refusal>Er ging iets mis</Refusal>}
    </>
  )
}
