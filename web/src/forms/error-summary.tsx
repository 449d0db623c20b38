import { type FieldErrors, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const messagesIn = (errors: FieldErrors | object): string[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'ref' || typeof value !== 'object' || value === null) return []
    return 'message' in value && typeof value.message === 'string' ? [value.message] : messagesIn(value)
  })

/** After a failed attempt: how many fields are wrong and why, read out at once. Eyes find it beside the fields. */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const messages = submitCount > 0 ? messagesIn(errors) : []
  return (
    <VisuallyHidden>
      <span role="alert">
        {messages.length > 0 && (
          <span key={submitCount}>
            {messages.length === 1 ? 'Er klopt 1 veld niet' : `Er kloppen ${messages.length} velden niet`}:{' '}
            {messages.join('. ')}
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
