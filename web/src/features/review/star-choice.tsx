import { useController, type UseFormReturn } from 'react-hook-form'
import type { ReviewForm } from 'shared-types/forms/review'
import { FieldError } from '../../ui/input/field.tsx'
import { StarInput } from '../../ui/input/star-input.tsx'
import styles from './review-form.module.css'

/** The score of a review, as a field of its form. */
export function StarChoice({ form, onChoose }: { form: UseFormReturn<ReviewForm>; onChoose: () => void }) {
  const { field, fieldState } = useController({ control: form.control, name: 'reviewScore' })
  const error = fieldState.error?.message
  return (
    <fieldset className={styles.score} aria-describedby={error ? 'reviewScore-error' : undefined}>
      <legend>Je beoordeling</legend>
      {error && <FieldError id="reviewScore">{error}</FieldError>}
      <StarInput
        name={field.name}
        value={Number(field.value)}
        firstRef={field.ref}
        onBlur={field.onBlur}
        onChange={(stars) => {
          field.onChange(stars)
          onChoose()
        }}
      />
    </fieldset>
  )
}
