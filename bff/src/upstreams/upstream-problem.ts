import { ApiProblem, type Raised } from '../problem.ts'

/** A failed call to a backend: the backend refused it, is down, or sent a malformed answer. */
export class UpstreamProblem extends ApiProblem {
  constructor(...raised: Raised) {
    super(...raised)
    this.name = 'UpstreamProblem'
  }
}

/** The backend did not answer in time. The call can be retried once the circuit breaker lets it through. */
export const unavailable = () => new UpstreamProblem('provider_unavailable', { retryAfter: 5 })

/** Too many calls are in flight, or the backend waits for its database. It is not down: the call can be retried soon. */
export const busy = () => new UpstreamProblem('provider_unavailable', { retryAfter: 1 })
