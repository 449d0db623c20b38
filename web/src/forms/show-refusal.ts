import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ProblemError, wordsFor } from '../api/problem-error.ts'

/**
 * Puts what the server refused beside the fields it names. Returns the sentence to show above the form, or null
 * when every word has found its field.
 */
export const showRefusal = <T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly FieldPath<T>[],
  error: unknown,
): string | null => {
  const messages = error instanceof ProblemError ? error.fields : {}
  const known = fields.filter((field) => messages[field])
  for (const [index, field] of known.entries()) {
    form.setError(field, { type: 'server', message: messages[field] }, { shouldFocus: index === 0 })
  }
  return known.length > 0 && known.length === Object.keys(messages).length ? null : wordsFor(error)
}
