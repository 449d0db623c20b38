import type { FieldErrors } from 'react-hook-form'

export interface Mistake {
  /** Path of the field: `customer.email`. */
  name: string
  message: string
  /** The control, if the form knows it. */
  ref: unknown
}

/** All errors of a form, as a flat list. */
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
