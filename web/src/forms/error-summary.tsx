import { type FieldErrors, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface Mistake {
  message: string
  /** The control, as far as the form knows it. */
  ref: unknown
}

const mistakesIn = (errors: FieldErrors | object): Mistake[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'ref' || typeof value !== 'object' || value === null) return []
    return 'message' in value && typeof value.message === 'string'
      ? [{ message: value.message, ref: 'ref' in value ? value.ref : null }]
      : mistakesIn(value)
  })

/** The rules have an order of their own; who listens goes through the form from top to bottom. */
const asOnScreen = (a: Mistake, b: Mistake): number => {
  if (!(a.ref instanceof Node) || !(b.ref instanceof Node)) return 0
  return a.ref.compareDocumentPosition(b.ref) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** After a failed attempt: how many fields are wrong and why, read out at once. Eyes find it beside the fields. */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const messages = submitCount > 0 ? mistakesIn(errors).toSorted(asOnScreen) : []
  return (
    <VisuallyHidden>
      <span role="alert">
        {messages.length > 0 && (
          <span key={submitCount}>
            {messages.length === 1 ? 'Er klopt 1 veld niet' : `Er kloppen ${messages.length} velden niet`}:{' '}
            {messages.map(({ message }) => message).join('. ')}
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
