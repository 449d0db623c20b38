import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { ProblemError, wordsFor } from '../api/problem-error.ts'

/**
 * Puts what the server refused beside the fields it names. Returns the sentence to show above the form, or null
 * when every word has found its field.
 */
export const showRefusal = <T extends FieldValues>(form: UseFormReturn<T>, error: unknown): string | null => {
  const messages = error instanceof ProblemError ? Object.entries(error.fields) : []
  const isField = (name: string): name is FieldPath<T> => get(form.getValues(), name) !== undefined
  let shown = 0
  for (const [name, message] of messages) {
    if (!isField(name)) continue
    form.setError(name, { type: 'server', message }, { shouldFocus: shown === 0 })
    shown += 1
  }
  return shown > 0 && shown === messages.length ? null : wordsFor(error)
}
