import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel'
import type { AssistantMessage, AssistantRequest, ChatIntent } from 'shared-types/contracts/provider/chat'
import type { Shop } from '../../context.ts'
import type { Facts } from '../find-facts.ts'
import { openClient } from './client.ts'
import { writeAnswer } from './write-answer.ts'

/** The maximum number of concurrent calls, so that a slow model does not block other requests. */
const atOnce = 8
const failuresThatPause = 5
const pauseMs = 30_000

/** Intents that always get the built-in answer: there is nothing to write, or it concerns personal data. */
const saidByTheShop = new Set<ChatIntent>(['order_status', 'greeting', 'thanks'])

export interface Model {
  /** The model's answer; null when it fails, is not allowed or is rejected: use the built-in answer. */
  answer: (
    request: Pick<AssistantRequest, 'message' | 'conversation'>,
    facts: Facts,
  ) => Promise<AssistantMessage | null>
}

/** The model that writes answers, if one is configured. */
export const openModel = ({ config, db, log }: Shop): Model | null => {
  if (!config.assistant) return null
  const { timeoutMs } = config.assistant
  const complete = openClient(config.assistant)
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresThatPause),
  })
  circuit.onBreak(() => log.warn('the model of the assistant is not called for a while'))
  const policy = wrap(bulkhead(atOnce, 0), circuit)
  return {
    answer: async (request, facts) => {
      if (facts.own || saidByTheShop.has(facts.intent)) return null
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const answer = await policy.execute(() => writeAnswer(db, complete, { request, facts, signal }))
        if (!('objection' in answer)) return answer
        log.warn({ reason: answer.objection }, 'an answer of the model was not used')
      } catch (error) {
        // Do not log the error itself: it may contain what the shopper typed.
        const reason = signal.aborted ? 'too late' : error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'the model of the assistant did not answer')
      }
      return null
    },
  }
}
