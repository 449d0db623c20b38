import type { FastifyReply } from 'fastify'

// draft-ietf-httpapi-ratelimit-headers-10
const names = ['ratelimit-policy', 'ratelimit'] as const

/** Adds a limit to those that the headers have already. */
export const addRateLimitHeaders = (reply: FastifyReply, policy: string, state: string): void => {
  for (const [name, item] of [
    [names[0], policy],
    [names[1], state],
  ] as const) {
    const before = reply.getHeader(name)
    void reply.header(name, before === undefined ? item : `${before}, ${item}`)
  }
}

/** For an answer that the limits do not explain. */
export const removeRateLimitHeaders = (reply: FastifyReply): void => {
  for (const name of names) if (reply.hasHeader(name)) reply.removeHeader(name)
}
