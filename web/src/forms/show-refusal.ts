import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ProblemError } from '../api/problem-error.ts'
import { focusFirst, isOnScreen } from './fields-on-screen.ts'

/**
 * Shows the server's error messages at the fields that they name.
 * @param screen the form element: a field outside it cannot show a message
 * @param messageOf the message for an error that names no field
 * @returns the message that no field shows, to be shown at the button; or null
 */
export const showRefusal = <T extends FieldValues>(
  screen: unknown,
  form: UseFormReturn<T>,
  error: unknown,
  messageOf: (error: unknown) => string,
): string | null => {
  const refused = error instanceof ProblemError ? Object.entries(error.fields) : []
  if (refused.length === 0) return messageOf(error)
  const isField = (name: string): name is FieldPath<T> => isOnScreen(screen, name)
  for (const [name, message] of refused) if (isField(name)) form.setError(name, { type: 'server', message })
  const elsewhere = refused.filter(([name]) => !isField(name)).map(([, message]) => message)
  if (elsewhere.length > 0) return elsewhere.join(' ')
  focusFirst(
    screen,
    refused.map(([name]) => name),
  )
  return null
}
