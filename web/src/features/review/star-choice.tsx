import { Star } from 'lucide'
import { clsx } from 'clsx'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { ReviewForm } from 'shared-types/forms/review'
import { FieldError } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-form.module.css'
import { Icon } from '../../ui/icon.tsx'

/** One to five stars: native radio buttons, so that arrow keys work. */
export function StarChoice({ form, onChoose }: { form: UseFormReturn<ReviewForm>; onChoose: () => void }) {
  const { field, fieldState } = useController({ control: form.control, name: 'reviewScore' })
  const error = fieldState.error?.message
  return (
    <fieldset className={styles.score} aria-describedby={error ? 'reviewScore-error' : undefined}>
      <legend>Je beoordeling</legend>
      {error && <FieldError id="reviewScore">{error}</FieldError>}
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={clsx(styles.star, stars <= Number(field.value) && styles.lit)}>
            <input
              type="radio"
              name={field.name}
              value={stars}
              checked={field.value === stars}
              ref={stars === 1 ? field.ref : undefined}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(stars)
                onChoose()
              }}
            />
            <Icon of={Star} size={32} />
            <VisuallyHidden>{stars === 1 ? '1 ster' : `${stars} sterren`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
