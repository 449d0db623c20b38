import { HttpError } from 'react-admin'
import type { V1Error } from 'shared-types/errors'

const unreachable = 'De server is niet bereikbaar. Probeer het zo nog eens.'

const refusalOf = async (response: Response): Promise<Partial<V1Error>> => {
  try {
    return (await response.json()) as V1Error
  } catch {
    // An answer of a proxy, which is not JSON.
    return {}
  }
}

const contentOf = (body?: object): RequestInit => {
  if (body instanceof Blob) return { headers: { 'content-type': 'application/octet-stream' }, body }
  return body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
}

/**
 * Calls the API of the back office, with a file or with a value as JSON.
 * @throws HttpError with the Dutch sentence of the server, and the messages of fields in `body.errors`
 */
export const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const content = contentOf(body)
  const response = await fetch(path, { method, ...content }).catch(() => {
    throw new HttpError(unreachable, 0)
  })
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer
  const { message = unreachable, errors } = await refusalOf(response)
  throw new HttpError(message, response.status, { errors })
}

/** The server's messages by field, for a form; a message without a field is shown at `elsewhere`. */
export const fieldErrors = (error: unknown, elsewhere: string): Record<string, string> => {
  if (!(error instanceof HttpError)) throw error
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> }
  return errors ?? { [elsewhere]: error.message }
}
