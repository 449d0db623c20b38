import type { FastifyBaseLogger } from 'fastify'
import { V1Error } from 'shared-types/errors'
import { cleanAnswer } from 'shared-types/html/clean-answer'
import { isProviderFailure } from 'shared-types/provider-failure'
import { parseWire } from 'shared-types/wire'
import type { z } from 'zod'
import { FailedAnswer, type Incoming, NoAnswer } from './exchange.ts'
import { fieldsToBrowser, type RefusedAs } from './refused-fields.ts'
import { busy, UpstreamProblem } from './upstream-problem.ts'

interface ParseOptions {
  method: string
  /** Without the query. */
  path: string | undefined
  sends?: z.ZodType | undefined
  refusedAs?: RefusedAs | undefined
}

/** The provider's own error; undefined for other answers. */
const errorOf = (answer: Incoming): V1Error | undefined =>
  answer.status < 400 ? undefined : V1Error.safeParse(jsonOf(answer.text)).data

/** The provider's refusal with its message for the shopper; undefined for other answers. */
const refusalOf = (answer: Incoming): V1Error | undefined => {
  const error = errorOf(answer)
  return error && !isProviderFailure(error.code) ? error : undefined
}

/** The answers of a proxy whose provider is down. */
const unavailableStatuses = new Set([502, 503, 504])

/**
 * A 5xx that is not a refusal is a failure of the provider. Only a status that means "down" counts for the
 * circuit breaker: a 500 concerns one request, and one visitor must not take the shop down with it. A provider
 * that itself says it is unavailable, because its database restarts, is up: it answers at once, and succeeds as
 * soon as it can.
 */
export const throwOnFailure = (answer: Incoming): Incoming => {
  if (answer.status < 500 || refusalOf(answer)) return answer
  if (errorOf(answer)?.code === 'provider_unavailable') throw busy()
  throw failureOf(answer.status)
}

export const failureOf = (status: number): NoAnswer | FailedAnswer => {
  const reason = `answered ${status}`
  return unavailableStatuses.has(status) ? new NoAnswer(reason) : new FailedAnswer(reason)
}

/**
 * Parses the answer by its contract and cleans its HTML and addresses. A refusal is thrown with the provider's code and message. Any other
 * mismatch is a malformed answer: the log has the names of its fields, never their values.
 */
export const parseAnswer = <T>(
  answer: Incoming,
  schema: z.ZodType<T>,
  { sends, refusedAs, ...call }: ParseOptions,
  log: FastifyBaseLogger,
): T => {
  const refusal = refusalOf(answer)
  if (refusal) {
    const { code, message: detail, errors, order } = refusal
    const fields = errors && fieldsToBrowser(errors, sends, refusedAs)
    throw new UpstreamProblem(code, { detail, fields, order, retryAfter: answer.retryAfter })
  }
  const ok = answer.status >= 200 && answer.status < 300
  const parsed = ok ? parseWire(schema, jsonOf(answer.text)) : undefined
  if (parsed?.success) return cleanAnswer(schema, parsed.data)
  const wrong = parsed?.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')} ${issue.code}`)
  log.error({ ...call, status: answer.status, wrong }, 'the provider sent a malformed answer')
  throw new UpstreamProblem('provider_malformed')
}

/** @returns undefined for an empty body or invalid JSON */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
