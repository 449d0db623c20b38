import type { ErrorCode, FieldMessages, Problem } from 'shared-types/errors'

export const somethingWentWrong = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

/** What the bff, or the road to it, refused. `message` is a Dutch sentence for the shopper, `fields` what to say beside which field. */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldMessages
  /** Finds the line about it in the log of the bff. */
  readonly requestId: string | undefined

  constructor(problem: Pick<Problem, 'code' | 'status' | 'detail' | 'fields' | 'requestId'>) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.code = problem.code
    this.status = problem.status
    this.fields = problem.fields ?? {}
    this.requestId = problem.requestId
  }
}

const youAreOffline = 'Je bent offline. Controleer je verbinding en probeer het opnieuw.'

/** The browser says so itself; on the server nobody is. */
export const isOffline = () => globalThis.navigator?.onLine === false

/**
 * The words for whatever was thrown.
 * @param otherwise for when no more is known than that it went wrong
 */
export const wordsFor = (error: unknown, otherwise = somethingWentWrong): string => {
  if (error instanceof ProblemError) return error.message === somethingWentWrong ? otherwise : error.message
  return isOffline() ? youAreOffline : otherwise
}

/** The server or the road to it failed, so that there is nothing for the shopper to mend. */
export const isFailure = (error: unknown): boolean =>
  !(error instanceof ProblemError) || error.status === 0 || error.status >= 500

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'not_found'
