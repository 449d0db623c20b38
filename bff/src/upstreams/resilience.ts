import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  CountBreaker,
  handleType,
  TaskCancelledError,
} from 'cockatiel'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { FailedAnswer, NoAnswer } from './exchange.ts'
import { busy, unavailable, UpstreamProblem } from './upstream-problem.ts'

/**
 * Calls of one kind share a bulkhead and a circuit breaker, so that slow payments do not block the carts. The
 * kinds differ in their cost for the provider:
 * - `search`: searches and listings, which cost most
 * - `public`: other data that all visitors share
 * - `read` and `write`: of one shopper
 * - `chat`: a message to the assistant, which searches several times, and may wait for a model
 * - `hashing`: logging in and everything else that checks or sets a password; the provider does few at a time
 * - `payment`: waits for a payment provider
 * - `notice`: of a payment provider
 * - `picture`: pictures
 * - `document`: invoices and the export of a customer, which the provider makes on request
 */
export type CallKind =
  | 'search'
  | 'public'
  | 'read'
  | 'write'
  | 'chat'
  | 'hashing'
  | 'payment'
  | 'notice'
  | 'picture'
  | 'document'

/** Calls in flight. Searches saturate two cores of the provider with four. */
const slots: Record<CallKind | 'render', number> = {
  search: 16,
  public: 32,
  read: 64,
  write: 64,
  chat: 4,
  hashing: 32,
  payment: 64,
  notice: 64,
  picture: 64,
  document: 4,
  render: 64,
}
/** More calls than this cannot wait at all. */
const waiting = 512
/** Opens when more than 60 % of the last 16 calls got no answer; at the earliest after 8 calls. */
const lastCalls = { size: 16, threshold: 0.6, minimumNumberOfCalls: 8 }
const probeAfter = 5_000

/**
 * Allows at most one retry per twenty calls, so that retries do not overload a backend in trouble.
 */
const createRetryBudget = () => {
  let left = 2
  return {
    earn: () => void (left = Math.min(10, left + 0.05)),
    spend: () => {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/**
 * @returns `run`, which makes a call within its deadline. It throws `provider_unavailable` when there is no
 * answer, and `provider_failed` when the provider is up but fails.
 */
export const createResilience = (
  kind: CallKind | 'render',
  options: { deadline: number; queue: number; retries: boolean; log: FastifyBaseLogger; metrics: Metrics },
) => {
  const { log, deadline, metrics } = options
  const slotPool = bulkhead(slots[kind], waiting)
  const logBusy = atMostOnceASecond(() => log.warn({ kind }, 'calls are refused: too many in flight'))
  const circuit = circuitBreaker(handleType(NoAnswer), {
    halfOpenAfter: probeAfter,
    breaker: new CountBreaker(lastCalls),
  })
  metrics.circuitOpen.set({ kind }, 0)
  circuit.onBreak(() => {
    metrics.circuitOpen.set({ kind }, 1)
    log.warn({ kind }, 'circuit to the provider opened')
  })
  circuit.onReset(() => {
    metrics.circuitOpen.set({ kind }, 0)
    log.info({ kind }, 'circuit to the provider closed')
  })
  const budget = createRetryBudget()

  /** The mean duration of about the last twenty calls, in milliseconds. */
  let duration = 0
  const note = (took: number) => void (duration += (took - duration) / 20)
  /** If the queue is longer than the time that a call may wait, the call is refused immediately. */
  const wouldWaitTooLong = () => {
    const ahead = waiting - slotPool.queueSlots
    return slotPool.executionSlots === 0 && ((ahead + 1) * duration) / slots[kind] > options.queue
  }

  const once = <T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    // A probe is running: fail other calls at once instead of waiting for its result.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    return circuit.execute(() => attempt(signal))
  }

  const retryOnce = async <T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    budget.earn()
    try {
      return await once(attempt, signal)
    } catch (error) {
      const failed = error instanceof NoAnswer || error instanceof FailedAnswer
      const again = failed && options.retries && !signal.aborted && budget.spend()
      if (!again) throw error
      await sleep(20 + Math.random() * 80)
      return once(attempt, signal)
    }
  }

  const runWithin = async <T>(attempt: (signal: AbortSignal) => Promise<T>, within: number): Promise<T> => {
    try {
      if (wouldWaitTooLong()) throw new TaskCancelledError()
      // The deadline starts with the call: time in the queue is not a failure of the provider.
      const answer = await startWithin(options.queue, (timeout, begin) =>
        slotPool.execute(
          // The end of a call starts the next one in the queue, which must not join its trace.
          AsyncResource.bind(async () => {
            begin()
            const started = performance.now()
            try {
              return await retryOnce(attempt, AbortSignal.timeout(within))
            } finally {
              note(performance.now() - started)
            }
          }),
          timeout,
        ),
      )
      metrics.upstreamCalls.inc({ kind, outcome: 'answered' })
      return answer
    } catch (error) {
      metrics.upstreamCalls.inc({ kind, outcome: outcomeOf(error) })
      if (isBusy(error)) {
        logBusy()
        throw busy()
      }
      if (error instanceof FailedAnswer) {
        log.error({ kind, reason: error.message }, 'the provider failed')
        throw new UpstreamProblem('provider_failed')
      }
      if (!isNoAnswer(error)) throw error
      log.warn({ kind, reason: error.message }, 'the provider did not answer')
      throw unavailable()
    }
  }

  /** `within`: for a call that may take longer than others of its kind. */
  const run = async <T>(attempt: (signal: AbortSignal) => Promise<T>, within = deadline): Promise<T> => {
    const end = metrics.upstreamDuration.startTimer({ kind })
    return runWithin(attempt, within).finally(() => void end())
  }

  return { run }
}

/**
 * Refuses calls that have not started in time. The bulkhead itself checks the signal only when a slot becomes
 * free, which takes a whole deadline when nothing answers.
 */
const startWithin = <T>(
  ms: number,
  wait: (timeout: AbortSignal, begin: () => void) => Promise<T>,
): Promise<T> => {
  const timeout = AbortSignal.timeout(ms)
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(new TaskCancelledError())
    timeout.addEventListener('abort', giveUp)
    wait(timeout, () => timeout.removeEventListener('abort', giveUp)).then(resolve, reject)
  })
}

const isBusy = (error: unknown) =>
  error instanceof BulkheadRejectedError || error instanceof TaskCancelledError

const outcomeOf = (error: unknown) => {
  if (isBusy(error)) return 'busy'
  if (error instanceof BrokenCircuitError) return 'circuit_open'
  if (error instanceof NoAnswer) return 'no_answer'
  if (error instanceof FailedAnswer) return 'failed'
  // A 4xx to a file request is an answer.
  return error instanceof UpstreamProblem && error.status < 500 ? 'answered' : 'malformed'
}

const isNoAnswer = (error: unknown): error is Error =>
  error instanceof NoAnswer || error instanceof BrokenCircuitError

/** An overload must not also flood the log. */
const atMostOnceASecond = (act: () => void) => {
  let last = -Infinity
  return () => {
    if (performance.now() - last < 1_000) return
    last = performance.now()
    act()
  }
}
