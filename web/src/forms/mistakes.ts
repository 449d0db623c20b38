import type { FieldErrors } from 'react-hook-form'

interface Mistake {
  /** Path of the field: `customer.email`. */
  name: string
  message: string
  /** The control, as far as the form knows it. */
  ref: unknown
}

/** Everything that is wrong in a form, flat. */
export const mistakesIn = (errors: FieldErrors | object, path: string[] = []): Mistake[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'ref' || typeof value !== 'object' || value === null) return []
    return 'message' in value && typeof value.message === 'string'
      ? [
          {
            name: [...path, key].join('.'),
            message: value.message,
            ref: 'ref' in value ? value.ref : null,
          },
        ]
      : mistakesIn(value, [...path, key])
  })
