import type { FastifyBaseLogger } from 'fastify'
import { type ErrorCode, V1Error } from 'shared-types/errors'
import { parseWire } from 'shared-types/wire'
import type { z } from 'zod'
import { FailedAnswer, type Incoming, NoAnswer } from './exchange.ts'
import { fieldsToBrowser, type RefusedAs } from './refused-fields.ts'
import { UpstreamProblem } from './upstream-problem.ts'

interface Asked {
  method: string
  /** Without its query. */
  path: string | undefined
  sends?: z.ZodType | undefined
  refusedAs?: RefusedAs | undefined
}

/** These tell of the provider's own trouble, whatever its words. */
const troubles = new Set<ErrorCode>([
  'internal_error',
  'provider_unavailable',
  'provider_failed',
  'provider_malformed',
])

/** The provider's refusal in words for the shopper, if that is what it answered. */
const refusalOf = (answer: Incoming): V1Error | undefined => {
  if (answer.status < 400) return undefined
  const parsed = V1Error.safeParse(jsonOf(answer.text))
  return parsed.success && !troubles.has(parsed.data.code) ? parsed.data : undefined
}

/** What stands in front of a provider that is away, or the provider that cannot work now, answers so. */
const away = new Set([502, 503, 504])

/**
 * A 5xx that is no refusal is a failure of the provider. Only one that says that nothing can be had counts for the
 * circuit: a 500 is about this request, and one visitor must not close the shop with it.
 */
export const failOnTrouble = (answer: Incoming): Incoming => {
  if (answer.status < 500 || refusalOf(answer)) return answer
  const reason = `answered ${answer.status}`
  throw away.has(answer.status) ? new NoAnswer(reason) : new FailedAnswer(reason)
}

/**
 * The answer in the shape the contract promises. A refusal is thrown with the provider's own code
 * and words; anything else is a malformed answer, of which the log names the fields and never the values.
 */
export const parseAnswer = <T>(
  answer: Incoming,
  schema: z.ZodType<T>,
  { sends, refusedAs, ...asked }: Asked,
  log: FastifyBaseLogger,
): T => {
  const refusal = refusalOf(answer)
  if (refusal) {
    const { code, message: detail, errors } = refusal
    const fields = errors && fieldsToBrowser(errors, sends, refusedAs)
    throw new UpstreamProblem(code, { detail, fields, retryAfter: answer.retryAfter })
  }
  const ok = answer.status >= 200 && answer.status < 300
  const parsed = ok ? parseWire(schema, jsonOf(answer.text)) : undefined
  if (parsed?.success) return parsed.data
  const wrong = parsed?.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')} ${issue.code}`)
  log.error({ ...asked, status: answer.status, wrong }, 'the provider answered something malformed')
  throw new UpstreamProblem('provider_malformed')
}

/** @returns undefined for an empty body, and for what is no JSON */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
