import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../problem.ts'

interface Limit {
  /** What the headers call it. */
  name: string
  /** Requests within `timeWindow`, in milliseconds, of those that share a key. */
  max: number
  timeWindow: number
  key: (request: FastifyRequest) => string
  /** The sentence for the shopper, by the seconds to wait. */
  detail?: (seconds: number) => string
}

interface Verdict {
  max: number
  timeWindow: number
  remaining: number
  ttlInSeconds: number
}

export const internetAddress = ({ ip }: FastifyRequest): string => normalizeIP(ip)

/**
 * `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10. `@fastify/rate-limit` writes those of
 * draft 7, for one limit only; a request here can count for several.
 */
const tell = (reply: FastifyReply, name: string, { max, timeWindow, remaining, ttlInSeconds }: Verdict) => {
  const add = (header: string, item: string) => {
    const before = reply.getHeader(header)
    void reply.header(header, before === undefined ? item : `${before}, ${item}`)
  }
  add('ratelimit-policy', `"${name}";q=${max};w=${timeWindow / 1000}`)
  add('ratelimit', `"${name}";r=${remaining};t=${ttlInSeconds}`)
}

/** For a refusal by a limit of the provider: what is left of ours says nothing of when to ask again. */
export const tellNoLimit = (reply: FastifyReply) => {
  reply.removeHeader('ratelimit-policy')
  reply.removeHeader('ratelimit')
}

/** A hook that counts, says in headers how much is left, and refuses what is too much. Belongs inside `flowLimits`. */
export const rateLimit = (app: Pick<FastifyInstance, 'createRateLimit'>, limit: Limit) => {
  const { name, max, timeWindow, key, detail } = limit
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: key })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const verdict = await count(request)
    if (verdict.isAllowed) return
    tell(reply, name, verdict)
    if (!verdict.isExceeded) return
    const seconds = verdict.ttlInSeconds
    throw new ApiProblem('rate_limited', { retryAfter: seconds, detail: detail?.(seconds) })
  }
}
