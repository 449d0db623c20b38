import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReviewPosted } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { ReviewForm as Schema } from 'shared-types/forms/review'
import { send } from '../../api/request.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { useFormMessage } from '../../forms/form-message.ts'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { track } from '../../track/track.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './review-form.module.css'
import { StarChoice } from './star-choice.tsx'

/** A review to write: idle, posting, posted with what the server says, or failed (spec §4). Nothing typed is lost. */
export function ReviewForm({ productId }: { productId: number }) {
  const [posted, setPosted] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { displayName: '', email: '', reviewTitle: '', reviewContent: '' },
  })
  const contentError = useFormMessage(form, 'reviewContent')
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { message } = await send<ReviewPosted>('POST', apiPaths.productReviews(productId), values)
      setPosted(message)
      track({ event: 'review_posted', itemId: String(productId), score: values.reviewScore })
    } catch (error) {
      const words = showRefusal(form, error)
      setRefusal(words && `Er ging iets mis. ${words}`)
    }
  })

  if (posted) {
    return (
      <div className={styles.posted} tabIndex={-1} ref={(box) => box?.focus()}>
        <Alert kind="success">{posted}</Alert>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Schrijf een beoordeling">
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <StarChoice control={form.control} />
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
        hint="Deze naam staat bij je beoordeling."
      />
      <TextField
        form={form}
        name="email"
        label="E-mailadres"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We laten het niet zien. We controleren ermee of je dit artikel bij ons hebt gekocht."
      />
      <div>
        <Button type="submit" disabled={isSubmitting} busy={isSubmitting} busyText="Aan het plaatsen...">
          Plaats beoordeling
        </Button>
      </div>
    </form>
  )
}
