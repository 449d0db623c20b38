import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { idempotencyKeyHeader, readIdempotencyKey } from 'shared-types/ids/idempotency-key'
import { acceptedOf } from '../config.ts'
import { staffOf, type App, type Shop } from '../context.ts'
import { findSession } from '../session/shopper-session.ts'
import { answer, isRefused } from '../http/errors.ts'
import { refuse } from '../refusal.ts'
import { claimKey, storeAnswer, releaseKey } from './claim-key.ts'
import { currentClaim } from '../db/current-claim.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Executes requests with the same `Idempotency-Key` once. For every route that creates something. */
    onlyOnce?: boolean
  }
}

const malformed = refuse('idempotency_key_invalid', 'De kop Idempotency-Key is ongeldig.')

/** Keyed with the shop's secret, because a plain hash would allow guessing the input, such as a password. */
const fingerprintOf = (secret: string, { method, url, body }: FastifyRequest): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url')

/** Names the sender of a request: each has its own keys. */
type ScopeOf = (request: FastifyRequest, reply: FastifyReply) => string | Promise<string>

/** A shopper's session or, without one, the calling service. */
export const shopperScope =
  ({ db, config }: Shop): ScopeOf =>
  async (request, reply) =>
    (await findSession(db, request, reply))?.tokenHash ?? config.serviceEmail

/** Not the session, because an employee whose session has ended tries again with the next one. */
export const staffScope: ScopeOf = (request) => `employee ${staffOf(request).id}`

const once = async (
  { db, config }: Shop,
  scopeOf: ScopeOf,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => unknown,
): Promise<unknown> => {
  const key = readIdempotencyKey(request.headers[idempotencyKeyHeader])
  if (key === undefined) return work()
  if (key === null) return answer(malformed)
  const scope = await scopeOf(request, reply)
  const [secret, ...others] = acceptedOf(config, 'tokenSecret')
  const of = (accepted: string) => fingerprintOf(accepted, request)
  const claim = answer(await claimKey(db, { scope, key, fingerprints: [of(secret), ...others.map(of)] }))
  if ('stored' in claim) {
    const { status, location, body } = claim.stored
    if (location !== null) reply.header('location', location)
    return reply.code(status).send(body)
  }
  try {
    const body = await currentClaim.run(claim.id, async () => work())
    const location = reply.getHeader('location')
    await storeAnswer(db, claim.id, {
      status: reply.statusCode,
      location: typeof location === 'string' ? location : null,
      body,
    })
    return body
  } catch (error) {
    await releaseKey(db, claim.id, isRefused(error))
    throw error
  }
}

/**
 * Routes marked `onlyOnce` answer a repeated `Idempotency-Key` with the first response. Such a route must
 * return its response. A refusal changes nothing and is not stored: the same key can be tried again.
 */
export const onlyOnce = (shop: Shop, scopeOf: ScopeOf) =>
  fastifyPlugin(async (app: App) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.onlyOnce !== true) return
      const { handler } = route
      route.handler = function handleOnce(request, reply) {
        return once(shop, scopeOf, request, reply, () => handler.call(this, request, reply))
      }
    })
  })
