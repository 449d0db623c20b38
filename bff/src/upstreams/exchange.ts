import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withoutPreviewToken } from 'shared-types/urls/product-url'
import { errors, Pool } from 'undici'
import type { FastifyBaseLogger } from 'fastify'
import { UpstreamProblem } from './upstream-problem.ts'

export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Includes the query. */
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Incoming {
  status: number
  headers: Record<string, string | string[] | undefined>
  setCookies: string[]
  /** The `Retry-After` of the backend, in seconds. */
  retryAfter?: number
  text: string
}

/** The status and headers of a file, whose bytes may still be arriving. */
export interface IncomingFile {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Readable
}

/** The backend was unreachable, too slow, or broke the connection: the failure is not due to the request. */
export class NoAnswer extends Error {}

/** The backend is up, but failed on this request, for example with a 500. The next request may succeed. */
export class FailedAnswer extends Error {}

/** In bytes; more than any page of the shop needs. A larger answer is an error of the backend. */
const largestAnswer = 5 * 1024 * 1024

/** All HTTP calls to a backend go through here: one pool with a fixed origin, and no redirects. */
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
        headers: answer.headers,
        setCookies: typeof setCookie === 'string' ? [setCookie] : setCookie,
        ...retryAfterIn(answer.headers['retry-after']),
        text: await answer.body.text(),
      }
    } catch (error) {
      throw failureOf(error, outgoing, signal)
    }
  }

  /**
   * Passes a file on while it arrives. The bytes are read at the speed of the backend and wait in memory for
   * a slow browser, which thus never occupies a connection to the backend.
   * @param begin called with status and headers; throws to refuse the file
   * @returns once the backend has sent everything
   */
  const exchangeFile = async (
    outgoing: Outgoing,
    signal: AbortSignal,
    begin: (file: IncomingFile) => void,
  ): Promise<void> => {
    try {
      const { method, path, headers } = outgoing
      const answer = await pool.request({ method, path, headers, signal })
      const body = new PassThrough({ highWaterMark: largestAnswer })
      try {
        begin({ status: answer.statusCode, headers: answer.headers, body })
      } catch (error) {
        await answer.body.dump().catch(() => {})
        throw error
      }
      await pipeline(answer.body, body)
    } catch (error) {
      throw failureOf(error, outgoing, signal)
    }
  }

  const failureOf = (error: unknown, { path }: Outgoing, signal: AbortSignal): Error => {
    if (error instanceof UpstreamProblem || error instanceof NoAnswer || error instanceof FailedAnswer) {
      return error
    }
    if (error instanceof errors.ResponseExceededMaxSizeError) {
      log.error({ path: pathOnly(path) }, 'the provider answered more than 5 MB')
      return new UpstreamProblem('provider_malformed')
    }
    return new NoAnswer(signal.aborted ? 'deadline passed' : reasonOf(error))
  }

  return { exchange, exchangeFile, close: () => pool.destroy() }
}

export type Exchange = ReturnType<typeof createExchange>['exchange']

/** For the log: a query may contain secrets, and the name of a preview contains a token. */
export const pathOnly = (path: string) => withoutPreviewToken(path.split('?', 1)[0] ?? '')

/** Ignores dates, and numbers of more than five digits. */
const retryAfterIn = (header: string | string[] | undefined): Pick<Incoming, 'retryAfter'> => {
  if (typeof header !== 'string' || !/^\d{1,5}$/.test(header)) return {}
  return { retryAfter: Number(header) }
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
