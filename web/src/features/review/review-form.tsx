import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { ReviewPosted } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ReviewForm as Schema } from 'shared-types/forms/review'
import { isFailure, messageFor } from '../../api/problem-error.ts'
import { sendOnce } from '../../api/send-once.ts'
import { useFormMessage } from '../../forms/fields/form-message.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { track } from '../../analytics/track.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextArea } from '../../ui/input/text-input.tsx'
import styles from './review-form.module.css'
import { StarChoice } from './star-choice.tsx'

const empty = { displayName: '', email: '', reviewTitle: '', reviewContent: '' }
const fields = { ...empty, reviewScore: null }

/** Spec §8, unless the server returns something that the shopper can fix. */
const messageOf = (error: unknown) => (isFailure(error) ? 'Er ging iets mis' : messageFor(error))

export interface ReviewFormProps {
  productId: number
  /** Name of the draft. */
  draft: string
}

/** Form for a review: idle, posting, posted with the server's message, or failed (spec §4). Has a draft. */
export function ReviewForm({ productId, draft }: ReviewFormProps) {
  const [posted, setPosted] = useState<string | null>(null)
  const review = useShopForm<Schema>(
    {
      resolver: zodResolver(Schema),
      defaultValues: empty,
      messageOf,
      draft: { name: draft, fields },
    },
    async (values) => {
      const { message } = await sendOnce<ReviewPosted>(apiPaths.productReviews(productId), values)
      setPosted(message)
      track({ event: 'review_posted', productId, score: values.reviewScore })
    },
  )
  const { form } = review
  const contentError = useFormMessage(form, 'reviewContent')

  if (posted) {
    return (
      <Alert kind="success" takesFocus>
        {posted}
      </Alert>
    )
  }
  return (
    <ShopForm of={review} className={styles.form} aria-label="Schrijf een beoordeling">
      <StarChoice form={form} onChoose={review.saveDraft} />
      <TextField form={form} name="reviewTitle" label="Titel" maxLength={120} />
      <Field id="reviewContent" label="Je ervaring" error={contentError}>
        {(control) => (
          <TextArea
            {...form.register('reviewContent')}
            {...control}
            rows={5}
            maxLength={4000}
            aria-required
          />
        )}
      </Field>
      <TextField
        form={form}
        name="displayName"
        label="Naam"
        autoComplete="nickname"
        maxLength={80}
        hint="Deze naam staat bij je beoordeling."
      />
      <TextField
        form={form}
        name="email"
        label="E-mailadres"
        type="email"
        autoComplete="email"
        hint="We laten het niet zien."
      />
      <div className={styles.end}>
        <Submit of={review} busyText="Aan het plaatsen...">
          Plaats beoordeling
        </Submit>
      </div>
    </ShopForm>
  )
}
