import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleType,
  TaskCancelledError,
} from 'cockatiel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { NoAnswer } from './exchange.ts'
import { unavailable } from './upstream-problem.ts'

/** Calls of one kind share a bulkhead and a circuit, so that slow payments do not take the carts with them. */
export type CallKind = 'public' | 'read' | 'write' | 'payment'

const inFlight = 64
const waiting = 512
const failuresThatOpen = 8
const probeAfter = 5_000

/**
 * Spends at most one retry in twenty calls, so that a backend in trouble is not pushed under by
 * those who try again.
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

/** @returns `run`, which tries a call within its deadline and throws `provider_unavailable` when that is in vain. */
export const createResilience = (
  kind: CallKind | 'render',
  options: { deadline: number; retries: boolean; log: FastifyBaseLogger },
) => {
  const { log, deadline } = options
  const room = bulkhead(inFlight, waiting)
  const circuit = circuitBreaker(handleType(NoAnswer), {
    halfOpenAfter: probeAfter,
    breaker: new ConsecutiveBreaker(failuresThatOpen),
  })
  circuit.onBreak(() => log.warn({ kind }, 'circuit to the provider opened'))
  circuit.onReset(() => log.info({ kind }, 'circuit to the provider closed'))
  const budget = createRetryBudget()

  const once = <T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    // One probe is on its way: the others are told at once instead of waiting for its outcome.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    return circuit.execute(() => attempt(signal))
  }

  const twiceAtMost = async <T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    budget.earn()
    try {
      return await once(attempt, signal)
    } catch (error) {
      const again = error instanceof NoAnswer && options.retries && !signal.aborted && budget.spend()
      if (!again) throw error
      await sleep(20 + Math.random() * 80)
      return once(attempt, signal)
    }
  }

  const run = async <T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(deadline)
    try {
      return await room.execute(() => twiceAtMost(attempt, signal), signal)
    } catch (error) {
      if (!isNoAnswer(error)) throw error
      log.warn({ kind, reason: error.message }, 'the provider did not answer')
      throw unavailable()
    }
  }

  return { run }
}

const isNoAnswer = (error: unknown): error is Error =>
  error instanceof NoAnswer ||
  error instanceof BrokenCircuitError ||
  error instanceof BulkheadRejectedError ||
  error instanceof TaskCancelledError
