import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { mistakesIn } from './mistakes.ts'

/** The rules have an order of their own; a listener goes through the form from top to bottom. */
const asOnScreen = (a: { ref: unknown }, b: { ref: unknown }): number => {
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
            {messages.map(({ message }) => message.replace(/\.$/, '')).join('. ')}.
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
