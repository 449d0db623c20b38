import { apiPaths } from 'shared-types/api/paths'
import type { Problem } from 'shared-types/errors'
import { mutate } from 'swr'
import { ProblemError, somethingWentWrong } from './problem-error.ts'

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value

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

/** Logged out elsewhere, or long ago: the header and the guards hear of it with the first answer that says so. */
const noticeLogout = ({ code }: ProblemError) => {
  if (code === 'login_required') void mutate(apiPaths.session)
}

const request = async <T>(url: string, init: RequestInit): Promise<T> => {
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

/** Reads an `/api` address. This is SWR's fetcher: the key is the address. Throws a ProblemError. */
export const read = <T>(url: string, signal?: AbortSignal): Promise<T> =>
  request<T>(url, { headers: { accept: 'application/json' }, ...(signal && { signal }) })

/** The same for a question that the next one makes useless: `signal` gives it up. */
export const readUntil = <T>(url: string, signal: AbortSignal): Promise<T> =>
  request<T>(url, { headers: { accept: 'application/json' }, signal })

/** Changes something through `/api` and gives back the answer. Throws a ProblemError. */
export const send = <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> =>
  request<T>(url, {
    method,
    ...(signal && { signal }),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
