import { useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { type Mistake, mistakesIn } from './mistakes.ts'

/** The form has no element of a radio button, and none of a controlled field. */
const controlOf = ({ name, ref }: Mistake): Element | undefined =>
  ref instanceof Element ? ref : document.getElementsByName(name)[0]

/** Sorts errors by the order of their fields on screen, as validation has its own order. */
const asOnScreen = (a: Mistake, b: Mistake): number => {
  const [first, second] = [controlOf(a), controlOf(b)]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** A sentence: labels may end with a colon or a full stop, messages do. */
const bare = (text: string) => text.trim().replace(/[.:]$/, '')

/** The visible label of a field, without '(optioneel)': of radio buttons the question. */
const labelOf = (mistake: Mistake): string => {
  const control = controlOf(mistake)
  const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
  const label = isRadio
    ? control.closest('fieldset')?.querySelector('legend')
    : (document.querySelector(`label[for="${CSS.escape(control?.id ?? '')}"]`) ?? control?.closest('label'))
  const text = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode()
  return bare(text?.textContent ?? '')
}

const asSentence = (mistake: Mistake): string =>
  [labelOf(mistake), bare(mistake.message)].filter(Boolean).join(': ')

/**
 * After a failed submit: announces all errors at once. Visually they are beside the fields. The text stays while
 * they are corrected one by one, or each correction would announce the rest again.
 */
export function ErrorSummary<T extends FieldValues>({ form }: { form: UseFormReturn<T> }) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const [said, setSaid] = useState<{ after: number; sentences: string[] }>({ after: 0, sentences: [] })
  const mistakes = mistakesIn(errors)
  const { sentences } = said
  if (said.after !== submitCount)
    setSaid({ after: submitCount, sentences: mistakes.toSorted(asOnScreen).map(asSentence) })
  else if (sentences.length > 0 && mistakes.length === 0) setSaid({ ...said, sentences: [] })
  return (
    <VisuallyHidden>
      <span role="alert">
        {sentences.length > 0 && (
          <span key={submitCount}>
            {sentences.length === 1 ? 'Er klopt 1 veld niet' : `Er kloppen ${sentences.length} velden niet`}:{' '}
            {sentences.join('. ')}.
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
