import { HttpError } from 'react-admin'
import type { V1Error } from 'shared-types/errors'
import { isOutdated, outdated } from './outdated.ts'
import { waitForLogin } from './session.ts'

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

const request = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(path, { method, ...contentOf(body) }).catch(() => {
    throw new HttpError(unreachable, 0)
  })

const answerOf = async <Answer>(response: Response): Promise<Answer> => {
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer
  if (response.status === 422 && (await isOutdated())) throw new HttpError(outdated, response.status)
  const { message = unreachable, errors } = await refusalOf(response)
  throw new HttpError(message, response.status, { errors })
}

/**
 * Calls the API of the back office, with a file or with a value as JSON.
 * @throws HttpError with the Dutch sentence of the server, and the messages of fields in `body.errors`
 */
export const sendOnce = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
  answerOf(await request(method, path, body))

const isLoggedOut = ({ status }: Response) => status === 401

/**
 * As `sendOnce`. If the session has ended, waits until the employee logs in again, and repeats the call: the server
 * has done nothing.
 */
export const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  let response = await request(method, path, body)
  while (isLoggedOut(response)) {
    const login = waitForLogin()
    if (!login) break
    await login
    response = await request(method, path, body)
  }
  return answerOf(response)
}

/** The server's messages by field, for a form; a message without a field is shown at `elsewhere`. */
export const fieldErrors = (error: unknown, elsewhere: string): Record<string, string> => {
  if (!(error instanceof HttpError)) throw error
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> }
  return errors ?? { [elsewhere]: error.message }
}

/** The Dutch sentence of an error, for a notification. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Dit lukt nu niet.'
