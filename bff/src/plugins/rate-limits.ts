import { networkOf, siteOf } from 'shared-types/contracts/provider/shopper-address'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import plugin from 'fastify-plugin'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { addRateLimitHeaders } from '../rate-limit-headers.ts'
import type { SharedState } from '../shared-state/redis.ts'
import { nameOfSession } from '../shared-state/session-name.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit of this route; for shopper routes only. The default is `write` for changes and `read` for reads.
     * `null` is for a POST that reads public data.
     */
    limit?: LimitName | null
    /** A public read: counts for its limit unless its answer is cached. */
    countsUncached?: true
  }
  interface FastifyInstance {
    countUncached: Count
    countRendering: Count
  }
}

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limit {
  /** Its name in the headers. */
  name: string
  /** Requests with one key within `timeWindow`, in milliseconds. */
  max: number
  timeWindow: number
  /** Undefined for a request that does not count. */
  key: (request: FastifyRequest) => string | undefined
  /** The message for the shopper, by the seconds to wait. */
  detail?: (seconds: number) => string
  /** For answers that all visitors share: their caches must not store the headers of one client. */
  headersOnlyWhenRefused?: boolean
}

export const minute = 60_000
const hour = 60 * minute

export const clientIp = ({ ip }: FastifyRequest): string => networkOf(ip)
const clientSite = ({ ip }: FastifyRequest): string | undefined => siteOf(ip) ?? undefined

/**
 * The limits that a route can name; null for one that only counts for the general limits below, as all of these
 * requests do. Most limits are per IP address, because a new session costs nothing. All exceed the needs of a household
 * or an office behind one address. Where `LIMIT_PER_ADDRESS` allows more than by default, they allow as much more.
 */
export const limits = {
  write: null,
  /** What one shopper sees of the own cart, orders and account. */
  read: null,
  /** Reads that could be used to guess secrets or to collect data. */
  lookUp: null,
  /** The provider draws an invoice, or collects the data of a customer, for each request. */
  document: {
    name: 'documents',
    max: 20,
    timeWindow: minute,
    key: clientIp,
    detail: () =>
      'Je hebt kort na elkaar veel facturen of bestanden geopend. Wacht een minuutje en probeer het dan opnieuw.',
  },
  /** Each message becomes a mail to customer service. */
  contact: {
    name: 'messages',
    max: 10,
    timeWindow: 10 * minute,
    key: clientIp,
    detail: () => 'Je hebt kort na elkaar veel berichten verstuurd. Wacht even, of bel ons.',
  },
  /** Each request can send a mail to an address that may belong to another person. */
  signup: { name: 'mails', max: 30, timeWindow: hour, key: clientIp },
  /** Tokens from the links in mails. The provider limits wrong passwords. */
  token: {
    name: 'links',
    max: 30,
    timeWindow: 5 * minute,
    key: clientIp,
    detail: (seconds) =>
      `Er is te vaak een link gebruikt. Wacht ${seconds} seconden en probeer het dan opnieuw.`,
  },
  /** An answer costs shop-api a search, or a call to a model. It mails and reserves nothing, so shop-api has no quota. */
  chat: {
    name: 'chat',
    max: 30,
    timeWindow: minute,
    key: clientIp,
    detail: () =>
      'Je stuurt wel heel snel berichten achter elkaar. Wacht een minuutje en stuur het dan opnieuw.',
  },
} satisfies Record<string, Limit | null>

export type LimitName = keyof typeof limits

/** A limit per client IP, and four times that per IPv6 site, which has 65,536 client IPs. */
export const withSite = (limit: Limit): Limit[] => [
  limit,
  { ...limit, name: `${limit.name}-site`, max: 4 * limit.max, key: clientSite },
]

const sessionName = ({ shopper }: FastifyRequest): string | undefined => {
  const session = shopper.session()
  return session === undefined ? undefined : nameOfSession(session)
}

const shopperLimits = ({ perSession, perAddress }: Omit<Config['limits'], 'room'>, name = ''): Limit[] => [
  { name: `${name}session`, max: perSession, timeWindow: minute, key: sessionName },
  ...withSite({ name: `${name}address`, max: perAddress, timeWindow: minute, key: clientIp }),
]

/** A page reads two or three things of its shopper: reads have twice the room of changes, and do not use it up. */
const readLimits = ({ perSession, perAddress }: Config['limits']): Limit[] =>
  shopperLimits({ perSession: 2 * perSession, perAddress: 2 * perAddress }, 'read-')

/**
 * Public reads that are not cached, such as searches. Far more than a household or an office needs, and a
 * few percent of what the provider can serve, so that no client uses all of it.
 */
const uncachedReads = ({ perAddress }: Config['limits']): Limit => ({
  name: 'reads',
  max: Math.ceil(perAddress / 4),
  timeWindow: minute,
  key: clientIp,
  headersOnlyWhenRefused: true,
})

/** Pictures of configured beds that may have to be rendered: one a second, for a visitor who tries many options. */
const renderings = ({ perAddress }: Config['limits']): Limit => ({
  name: 'renderings',
  max: Math.ceil(perAddress / 20),
  timeWindow: minute,
  key: clientIp,
  headersOnlyWhenRefused: true,
})

const consume = async (limiter: RateLimiterAbstract, key: string) => {
  try {
    return { result: await limiter.consume(key), isExceeded: false }
  } catch (error) {
    if (error instanceof RateLimiterRes) return { result: error, isExceeded: true }
    throw error
  }
}

/** Replicas count together in Redis. Without it, or while it is unavailable, each counts in its own memory. */
const createCounter = (shared: SharedState, { name, max, timeWindow }: Limit) => {
  const options = { keyPrefix: `limit:${name}`, points: max, duration: timeWindow / 1000 }
  const memory = new RateLimiterMemory(options)
  const inRedis = shared.redis && new RateLimiterRedis({ ...options, storeClient: shared.redis })
  return (key: string) =>
    inRedis
      ? shared.run(
          () => consume(inRedis, key),
          () => consume(memory, key),
        )
      : consume(memory, key)
}

type Counting = Pick<Bff, 'sharedState' | 'metrics'>

/**
 * A hook that counts requests, writes the headers, and refuses requests above the limit. The headers have all
 * limits of a request.
 */
export const enforce = ({ sharedState, metrics }: Counting, limit: Limit) => {
  const { name, max, timeWindow, key, detail, headersOnlyWhenRefused } = limit
  const count = createCounter(sharedState, limit)
  const enforceLimit: Count = async (request, reply) => {
    const counted = key(request)
    if (counted === undefined) return
    const { result, isExceeded } = await count(counted)
    if (headersOnlyWhenRefused && !isExceeded) return
    const retryAfter = Math.ceil(result.msBeforeNext / 1000)
    addRateLimitHeaders(
      reply,
      `"${name}";q=${max};w=${timeWindow / 1000}`,
      `"${name}";r=${result.remainingPoints};t=${retryAfter}`,
    )
    if (!isExceeded) return
    metrics.rateLimitRefusals.inc({ limit: name })
    throw new ApiProblem('rate_limited', { retryAfter, detail: detail?.(retryAfter) })
  }
  return enforceLimit
}

const isChange = ({ method }: RouteOptions): boolean =>
  [method].flat().some((one) => one !== 'GET' && one !== 'HEAD')

/** For public reads, pages and pictures of beds, which count only what is not cached. */
export const readLimit = (bff: Counting & Pick<Bff, 'config'>) =>
  plugin(async (app) => {
    const decorate = (name: 'countUncached' | 'countRendering', limit: Limit) => {
      const counts = withSite(limit).map((one) => enforce(bff, one))
      app.decorate(name, async (request: FastifyRequest, reply: FastifyReply) => {
        for (const count of counts) await count(request, reply)
      })
    }
    decorate('countUncached', uncachedReads(bff.config.limits))
    decorate('countRendering', renderings(bff.config.limits))
  })

/** Enforces the limits of routes: general ones before the body is read, others after validation. */
export const rateLimits = (bff: Counting & Pick<Bff, 'config'>) =>
  plugin(async (app) => {
    const general = shopperLimits(bff.config.limits).map((limit) => enforce(bff, limit))
    const reads = readLimits(bff.config.limits).map((limit) => enforce(bff, limit))
    const { room } = bff.config.limits
    const hooksOf = (limit: Limit | null): Count[] =>
      limit === null
        ? []
        : withSite({ ...limit, max: Math.floor(room * limit.max) }).map((one) => enforce(bff, one))
    const hooks = new Map(Object.entries(limits).map(([name, limit]) => [name, hooksOf(limit)]))

    app.addHook('onRoute', (route) => {
      route.config = { limit: isChange(route) ? 'write' : 'read', ...route.config }
    })
    app.addHook('onRequest', async (request, reply) => {
      const { limit } = request.routeOptions.config
      if (!limit) return
      // In order: a request that one limit refuses does not count for the next one.
      for (const hook of limit === 'read' ? reads : general) await hook(request, reply)
    })
    app.addHook('preHandler', async (request, reply) => {
      const { limit } = request.routeOptions.config
      if (!limit) return
      for (const hook of hooks.get(limit) ?? []) await hook(request, reply)
    })
  })
