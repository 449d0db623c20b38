import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { ProblemError, somethingWentWrong, wordsFor } from '../api/problem-error.ts'

/**
 * Puts what the server refused beside the fields it names. Returns the sentence to show above the form, or null
 * when every word has found its field.
 * @param otherwise for when nothing is known but that it went wrong
 */
export const showRefusal = <T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  otherwise = somethingWentWrong,
): string | null => {
  const messages = error instanceof ProblemError ? Object.entries(error.fields) : []
  const isField = (name: string): name is FieldPath<T> => get(form.getValues(), name) !== undefined
  let shown = 0
  for (const [name, message] of messages) {
    if (!isField(name)) continue
    form.setError(name, { type: 'server', message }, { shouldFocus: shown === 0 })
    shown += 1
  }
  if (shown > 0 && shown === messages.length) return null
  const words = wordsFor(error)
  return words === somethingWentWrong ? otherwise : words
}
