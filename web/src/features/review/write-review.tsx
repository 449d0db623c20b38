import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readDraft } from '../../forms/draft.ts'
import { reviewHash } from '../../paths.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ReviewFormProps } from './review-form.tsx'

/** Loads the form when it is opened, by its button or its address, or if there is a draft of it. */
export function WriteReview({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null)
  const draft = `beoordeling-${productId}`
  const region = useRef<HTMLDivElement>(null)
  const { busy, refusal, run } = useAction(async (isPressed: boolean) => {
    const { ReviewForm } = await import('./review-form.tsx')
    setForm(() => ReviewForm)
    if (isPressed) region.current?.focus()
  })
  const restore = useEffectEvent(() => {
    const isAddressed = location.hash === reviewHash
    if (isAddressed || readDraft(draft) !== null) void run(isAddressed)
  })
  useEffect(() => restore(), [])
  return (
    <div ref={region} tabIndex={-1}>
      {Form ? (
        <Form productId={productId} draft={draft} />
      ) : (
        <>
          <Button look="secondary" busy={busy} onClick={() => void run(true)}>
            Schrijf een beoordeling
          </Button>
          {refusal !== null && <Refusal>Er ging iets mis</Refusal>}
        </>
      )}
    </div>
  )
}
