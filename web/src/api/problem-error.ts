import type { ErrorCode, FieldMessages, Problem } from 'shared-types/errors'
import { isProviderFailure } from 'shared-types/provider-failure'

export const somethingWentWrong = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

/**
 * An error response of the bff, or a failed connection to it. `message` is a Dutch sentence for the shopper,
 * `fields` holds a message per form field.
 */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldMessages
  /** The shopper's own order that is in the way: its id. */
  readonly order: string | undefined
  /** Identifies the log line of this request in the bff. */
  readonly requestId: string | undefined

  constructor(problem: Pick<Problem, 'code' | 'status' | 'detail' | 'fields' | 'order' | 'requestId'>) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.code = problem.code
    this.status = problem.status
    this.fields = problem.fields ?? {}
    this.order = problem.order
    this.requestId = problem.requestId
  }
}

const youAreOffline = 'Je bent offline. Controleer je verbinding en probeer het opnieuw.'

/** Always false on the server, which has no `navigator.onLine`. */
export const isOffline = () => globalThis.navigator?.onLine === false

/**
 * The Dutch message for any thrown value.
 * @param otherwise used when nothing more specific is known
 */
export const messageFor = (error: unknown, otherwise = somethingWentWrong): string => {
  if (error instanceof ProblemError)
    return isProviderFailure(error.code) && error.status > 0 ? otherwise : error.message
  return isOffline() ? youAreOffline : otherwise
}

/** The server or the connection (status 0) failed, so the shopper cannot fix it. */
export const isFailure = (error: unknown): boolean =>
  !(error instanceof ProblemError) || error.status === 0 || error.status >= 500

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'not_found'
