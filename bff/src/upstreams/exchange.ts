import { errors, Pool } from 'undici'
import type { FastifyBaseLogger } from 'fastify'
import { UpstreamProblem } from './upstream-problem.ts'

export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Incoming {
  status: number
  setCookies: string[]
  /** Seconds that the backend asks to be left in peace for. */
  retryAfter?: number
  text: string
}

/** The backend was not reached, did not answer in time, or broke off: a failure of its own, not of the request. */
export class NoAnswer extends Error {}

/** The backend is there and failed at this one request, as its 500 says: the next one may well succeed. */
export class FailedAnswer extends Error {}

/** More than any page of the shop needs; beyond it something is wrong with the backend. */
const largestAnswer = 5 * 1024 * 1024

/** The only place that talks HTTP to a backend: one pool, its origin fixed, no redirects followed. */
export const createExchange = (origin: URL, log: FastifyBaseLogger) => {
  const pool = new Pool(origin.origin, {
    pipelining: 1,
    keepAliveTimeout: 10_000,
    connectTimeout: 1_000,
    maxResponseSize: largestAnswer,
    allowH2: false,
  })

  const exchange = async (outgoing: Outgoing, signal: AbortSignal): Promise<Incoming> => {
    try {
      const answer = await pool.request({
        method: outgoing.method,
        path: outgoing.path,
        headers: outgoing.headers,
        body: outgoing.body ?? null,
        signal,
      })
      const setCookie = answer.headers['set-cookie'] ?? []
      return {
        status: answer.statusCode,
        setCookies: typeof setCookie === 'string' ? [setCookie] : setCookie,
        ...retryAfterIn(answer.headers['retry-after']),
        text: await answer.body.text(),
      }
    } catch (error) {
      if (error instanceof errors.ResponseExceededMaxSizeError) {
        log.error({ path: pathOnly(outgoing.path) }, 'the provider answered more than 5 MB')
        throw new UpstreamProblem('provider_malformed')
      }
      throw new NoAnswer(signal.aborted ? 'deadline passed' : reasonOf(error))
    }
  }

  return { exchange, close: () => pool.destroy() }
}

export type Exchange = ReturnType<typeof createExchange>['exchange']

/** For the log: a query may hold what nobody should read there. */
export const pathOnly = (path: string) => path.split('?', 1)[0]

/** A date, or what is no number of seconds within a day, says nothing. */
const retryAfterIn = (header: string | string[] | undefined): Pick<Incoming, 'retryAfter'> => {
  if (typeof header !== 'string' || !/^\d{1,5}$/.test(header)) return {}
  return { retryAfter: Number(header) }
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
