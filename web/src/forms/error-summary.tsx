import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { mistakesIn } from './mistakes.ts'

/** Sorts errors by the order of their fields on screen, as validation has its own order. */
const asOnScreen = (a: { ref: unknown }, b: { ref: unknown }): number => {
  if (!(a.ref instanceof Node) || !(b.ref instanceof Node)) return 0
  return a.ref.compareDocumentPosition(b.ref) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** After a failed submit: announces all errors at once. Visually they are beside the fields. */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const messages = submitCount > 0 ? mistakesIn(errors).toSorted(asOnScreen) : []
  return (
    <VisuallyHidden>
      <span role="alert">
        {messages.length > 0 && (
          <span key={submitCount}>
            {messages.length === 1 ? 'Er klopt 1 veld niet' : `Er kloppen ${messages.length} velden niet`}:{' '}
            {messages.map(({ message }) => message.replace(/\.$/, '')).join('. ')}.
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
