import type { ErrorCode, FieldMessages } from 'shared-types/errors'
import { ApiProblem } from '../problem.ts'

/** What a backend could not or would not do: its own refusal, or that it is down or talks nonsense. */
export class UpstreamProblem extends ApiProblem {
  constructor(code: ErrorCode, told: { detail?: string; fields?: FieldMessages; retryAfter?: number } = {}) {
    super(code, told)
    this.name = 'UpstreamProblem'
  }
}

/** The backend did not answer, or not in time: worth trying again, when the circuit lets a call through. */
export const unavailable = () => new UpstreamProblem('provider_unavailable', { retryAfter: 5 })
