import { type FieldPath, type FieldValues, get, type UseFormReturn, useFormState } from 'react-hook-form'
import { isRecord } from 'shared-types/is-record'

/** The error message of one field. Only its caller re-renders when the message changes. */
export const useFormMessage = <T extends FieldValues>(
  { control }: Pick<UseFormReturn<T>, 'control'>,
  name: FieldPath<T>,
): string | undefined => {
  const { errors } = useFormState({ control, name, exact: true })
  const error: unknown = get(errors, name)
  return isRecord(error) && 'message' in error ? String(error.message) : undefined
}
