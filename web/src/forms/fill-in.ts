import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Validates fields again because a value they depend on has changed. Only touched fields and fields with an
 * error: other fields show no error yet.
 */
export const revalidate = <T extends FieldValues>(form: UseFormReturn<T>, names: FieldPath<T>[]) => {
  const judged = names.filter((name) => {
    const { isTouched, invalid } = form.getFieldState(name)
    return isTouched || invalid
  })
  if (judged.length > 0) void form.trigger(judged)
}

/** Fills in fields for the shopper and clears their errors. */
export const fillIn = <T extends FieldValues>(
  form: UseFormReturn<T>,
  values: { [Name in FieldPath<T>]?: FieldPathValue<T, Name> },
) => {
  const names = Object.keys(values) as FieldPath<T>[]
  for (const name of names) {
    const value = values[name]
    if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
  }
  revalidate(form, names)
}
