import type { HttpError } from 'react-admin'

/**
 * Gives the form an error, which it shows once. Without one, React Admin takes a refused save for a saved form, which no
 * longer warns of unsaved changes.
 */
export const keepUnsaved = (error: Error) => {
  const refusal = error as HttpError
  refusal.body = { errors: { ...refusal.body?.errors, root: { serverError: error.message } } }
}
