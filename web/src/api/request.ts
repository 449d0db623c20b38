import { apiPaths } from 'shared-types/urls/api-paths'
import type { Problem } from 'shared-types/errors'
import { isRecord } from 'shared-types/is-record'
import { mutate } from 'swr'
import { isFailure, ProblemError, somethingWentWrong } from './problem-error.ts'

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && 'code' in value && 'detail' in value

const readProblem = async (response: Response): Promise<ProblemError> => {
  const body: unknown = await response.json().catch(() => null)
  if (isProblem(body)) return new ProblemError(body)
  return new ProblemError({ code: 'internal_error', status: response.status, detail: somethingWentWrong })
}

const unreachable = () =>
  new ProblemError({
    code: 'provider_unavailable',
    status: 0,
    detail: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  })

/** After a logout elsewhere or an expired session, the first response updates header and guards. */
const noticeLogout = ({ code }: ProblemError) => {
  if (code === 'login_required') void mutate(apiPaths.session)
}

// An error that the shopper can fix, and a missing resource, are not logged.
const isLogged = (error: unknown) =>
  isFailure(error) || (error instanceof ProblemError && error.status === 429)

/** Drops the query and path segments with a digit: they may identify an order, an account or typed text. */
const withoutNames = (url: string) => url.replace(/\?.*$/s, '').replace(/\/[^/]*\d[^/]*/g, '/*')

const describe = (error: unknown) =>
  error instanceof ProblemError
    ? `${error.status} ${error.code}${error.requestId ? `, request ${error.requestId}` : ''}`
    : 'the answer could not be read'

/** Spec §8: logs failures, also if the page shows none. No personal data, as logs may be sent elsewhere. */
const logFailure = (method: string, url: string, error: unknown) => {
  if (isLogged(error)) console.error(`${method} ${withoutNames(url)} failed: ${describe(error)}`)
}

/** Aborted by the caller, which no longer needs the response. A timeout is a failure. */
const isGivenUp = (signal: AbortSignal | null | undefined) =>
  signal?.aborted === true && signal.reason instanceof DOMException && signal.reason.name === 'AbortError'

const exchange = async <T>(url: string, init: RequestInit): Promise<T> => {
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) {
    const problem = await readProblem(response)
    noticeLogout(problem)
    throw problem
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

const request = async <T>(url: string, init: RequestInit & { method: string }): Promise<T> => {
  try {
    return await exchange<T>(url, init)
  } catch (error) {
    if (!isGivenUp(init.signal)) logFailure(init.method, url, error)
    throw error
  }
}

/** Reads from an `/api` URL. This is SWR's fetcher: the key is the URL. Throws a ProblemError. */
export const read = <T>(url: string, signal?: AbortSignal): Promise<T> =>
  request<T>(url, { method: 'GET', headers: { accept: 'application/json' }, ...(signal && { signal }) })

/** Changes something through `/api` and returns the response. Throws a ProblemError. */
export const send = <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  { signal, headers }: Pick<RequestInit, 'signal'> & { headers?: Record<string, string> } = {},
): Promise<T> =>
  request<T>(url, {
    method,
    ...(signal && { signal }),
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
