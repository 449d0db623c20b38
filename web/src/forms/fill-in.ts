import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Judges fields again because something they depend on has changed. Only those that the shopper has been in or that
 * show a message: nothing is said about a field before its turn.
 */
export const judgeAgain = <T extends FieldValues>(form: UseFormReturn<T>, names: FieldPath<T>[]) => {
  const judged = names.filter((name) => {
    const { isTouched, invalid } = form.getFieldState(name)
    return isTouched || invalid
  })
  if (judged.length > 0) void form.trigger(judged)
}

/** Fills in fields for the shopper. A message about what was there before goes with it. */
export const fillIn = <T extends FieldValues>(
  form: UseFormReturn<T>,
  values: { [Name in FieldPath<T>]?: FieldPathValue<T, Name> },
) => {
  const names = Object.keys(values) as FieldPath<T>[]
  for (const name of names) {
    const value = values[name]
    if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
  }
  judgeAgain(form, names)
}
