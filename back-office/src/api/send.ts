import { HttpError } from 'react-admin'
import type { V1Error } from 'shared-types/errors'
import { admin } from 'shared-types/contracts/admin/paths'
import { idempotencyKeyHeader } from 'shared-types/ids/idempotency-key'
import { isOutdated, outdated } from './outdated.ts'
import { waitForLogin } from './session.ts'
import { keyOf, settle } from './unsettled.ts'

const unreachable = 'De server is niet bereikbaar.'
const tryAgain = `${unreachable} Probeer het zo nog eens.`
const perhapsDone = `${unreachable} Misschien is het wel gelukt: kijk dat eerst na.`
const perhapsDoneOnce = `${unreachable} Misschien is het wel gelukt. Verander niets en probeer het hier nog eens: het gebeurt niet dubbel.`

/** Paths without an idempotency key: repeating their changes does no harm, or the stored state refuses it. */
const withoutKey = [admin.account, admin.imports, admin.staff]
const hasKey = (path: string) => !withoutKey.some((root) => path === root || path.startsWith(`${root}/`))

interface Call {
  method: string
  path: string
  body: object | undefined
  /** What its idempotency key belongs to, if it has one: the same path with the same content. */
  content: string | null
  /** The error when no answer of the server came. */
  lost: string
}

export const refusalOf = async (response: Response): Promise<Partial<V1Error>> => {
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

const request = ({ method, path, body, content, lost }: Call): Promise<Response> => {
  const sent = contentOf(body)
  const headers = new Headers(sent.headers)
  if (content !== null) headers.set(idempotencyKeyHeader, keyOf(path, content))
  return fetch(path, { method, ...sent, headers }).catch(() => {
    throw new HttpError(lost, 0)
  })
}

/** The connection can break in the middle of an answer. */
const contentOfAnswer = async (response: Response, lost: string): Promise<unknown> => {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch {
    throw new HttpError(lost, 0)
  }
}

const answerOf = async <Answer>({ path, content, lost }: Call, response: Response): Promise<Answer> => {
  if (response.ok) {
    const answer = await contentOfAnswer(response, lost)
    if (content !== null) settle(path, content)
    return answer as Answer
  }
  if (response.status === 422 && (await isOutdated())) throw new HttpError(outdated, response.status)
  const { code, message = lost, errors } = await refusalOf(response)
  // After the others, the change may have been made, or be under way.
  const isDefinite = code !== undefined && code !== 'idempotency_key_in_use' && response.status < 500
  if (content !== null && isDefinite) settle(path, content)
  throw new HttpError(message, response.status, { code, errors })
}

/**
 * Calls the API of the back office, with a file or with a value as JSON.
 * @throws HttpError with the Dutch sentence of the server, and the messages of fields in `body.errors`
 */
export const sendOnce = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const call = { method, path, body, content: null, lost: tryAgain }
  return answerOf(call, await request(call))
}

export const isLoggedOut = ({ status }: Response) => status === 401

const callOf = (method: string, path: string, body?: object): Call => {
  const call = { method, path, body, content: null }
  if (method === 'GET') return { ...call, lost: tryAgain }
  const isOnlyOnce = method === 'POST' && !(body instanceof Blob) && hasKey(path)
  return isOnlyOnce
    ? { ...call, content: JSON.stringify(body) ?? '', lost: perhapsDoneOnce }
    : { ...call, lost: perhapsDone }
}

/**
 * As `sendOnce`. If the session has ended, waits until the employee logs in again, and repeats the call: the server
 * has done nothing. After a POST whose answer is lost, the next one with the same content has the same idempotency key,
 * so that the server returns its first answer.
 */
export const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const call = callOf(method, path, body)
  let response = await request(call)
  while (isLoggedOut(response)) {
    const login = waitForLogin()
    if (!login) break
    await login
    response = await request(call)
  }
  return answerOf(call, response)
}

/** Whether the server refused a change because of an earlier one, such as one of a colleague. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'already_done'

/** Whether what was sent is wrong, rather than the server unable or this page outdated. */
export const isRefusal = (error: unknown): boolean =>
  !(error instanceof HttpError) ||
  ([413, 422].includes(error.status) && (error.body as { code?: string } | null)?.code !== undefined)

/** The server's messages by field, for a form; a message without a field is shown at `elsewhere`. */
export const fieldErrors = (error: unknown, elsewhere: string): Record<string, string> => {
  if (!(error instanceof HttpError)) throw error
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> }
  return errors ?? { [elsewhere]: error.message }
}

/** The Dutch sentence of an error, for a notification. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Dit lukt nu niet.'
