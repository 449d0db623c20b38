import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  idempotencyKeyHeader,
  readIdempotencyKey,
  writeIdempotencyKey,
} from 'shared-types/ids/idempotency-key'
import { Changes } from 'shared-types/contracts/provider/catalog'
import { LoginStatus } from 'shared-types/contracts/provider/customer'
import { networkOf, shopperAddressHeader } from 'shared-types/contracts/provider/shopper-address'
import { toWire } from 'shared-types/wire'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { ApiProblem } from '../problem.ts'
import {
  createExchange,
  type Exchange,
  type Incoming,
  type IncomingFile,
  type Outgoing,
  pathOnly,
} from './exchange.ts'
import { createFileCalls, type FileCall } from './files.ts'
import { parseAnswer, throwOnFailure } from './parse-answer.ts'
import type { RefusedAs } from './refused-fields.ts'
import { type CallKind, createResilience } from './resilience.ts'
import { createServiceLogin } from './service-login.ts'
import { cookieFor, sessionFrom } from './shopper-cookie.ts'
import { unavailable } from './upstream-problem.ts'

type Query = Record<string, string | number | undefined>

/** The answer is parsed by `schema`, the contract. */
interface CallOptions<T> {
  /** The contract of the query, which is sent in its wire form. */
  asks?: z.ZodType<Query>
  query?: Query
  schema: z.ZodType<T>
}
/** Searches and listings have their own bulkhead, so that a flood of them delays no other page. */
interface PublicOptions {
  kind?: 'public' | 'search'
}
interface Change<T, B = unknown> extends CallOptions<T> {
  /** The contract of the body, which is sent in its wire form. */
  sends?: z.ZodType<B>
  body?: NoInfer<B>
  /** For a form: the names of its fields that differ from the provider's names. */
  refusedAs?: RefusedAs
  /** Calls that search, hash a password or wait for a payment provider have their own bulkhead. */
  kind?: 'write' | 'chat' | 'hashing' | 'payment'
}

/** Calls with the same answer for all visitors. They cannot carry a shopper's session. */
export interface PublicCalls {
  get<T>(path: string, options: CallOptions<T> & PublicOptions & { requestId?: string }): Promise<T>
  /** For a query that is too large for a URL. It changes nothing, so that it can be retried like a GET. */
  post<T, B>(
    path: string,
    options: Pick<Change<T, B>, 'sends' | 'body' | 'schema'> & PublicOptions,
  ): Promise<T>
}

/** Calls on behalf of one shopper; their answers are never cached. */
interface ShopperCalls {
  get<T>(path: string, options: CallOptions<T> & { kind?: 'read' | 'document' }): Promise<T>
  post<T, B>(path: string, change: Change<T, B>): Promise<T>
  put<T, B>(path: string, change: Change<T, B>): Promise<T>
  delete<T, B>(path: string, change: Change<T, B>): Promise<T>
}

/**
 * The parts of a request that a shopper call needs: its id and IP address, whether its route passes an
 * idempotency key on, and the store of the shopper's session.
 */
export interface ShopperRequest {
  id: string
  /** The client IP; null for calls that the bff makes on its own initiative. */
  ip: string | null
  headers: IncomingHttpHeaders
  routeOptions?: { config: { onlyOnce?: boolean } }
  shopper: { session(): string | undefined; keep(session: string): void; forget(): void }
}

/** For a request that stores nothing in the browser. */
export const fixedShopper = (session?: string): ShopperRequest['shopper'] => ({
  session: () => session,
  keep: () => {},
  forget: () => {},
})

/** A request of a payment provider or a payer. */
interface Forwarded {
  method: 'GET' | 'POST'
  path: string
  requestId: string
  form?: Record<string, string>
}

export interface ShopApi {
  public: PublicCalls
  shopper(request: ShopperRequest): ShopperCalls
  /** What changed since the cursor of an earlier call; waits for a change. */
  changes(after: string | undefined, signal: AbortSignal): Promise<Changes>
  /** Ends this session at the provider, after an unconfirmed logout. */
  endSession(session: string): Promise<unknown>
  /** Forwards a request without bearer and session. The answer is the provider's own, except for a 5xx. */
  forward(request: Forwarded): Promise<Incoming>
  /** A public picture, as 200 or 304. No data of the shopper is sent. */
  picture(call: FileCall): Promise<IncomingFile>
  /** A file for one shopper, as 200. */
  fileFor(request: ShopperRequest, call: FileCall): Promise<IncomingFile>
  /** Whether the provider answers now; cached for a second. */
  reachable(): Promise<boolean>
  loggedIn(): boolean
  /** Starts the service login. */
  begin(): void
  close(): Promise<void>
}

/** In milliseconds: the provider answers after ten seconds without a change. */
const changesDeadline = 15_000

type Call<T> = Change<T> & {
  method: Outgoing['method']
  path: string
  requestId?: string
  session?: string
  ip?: string | null
  /** The idempotency key of the browser's request. */
  idempotencyKey?: string
}

/** Each kind of call has its own deadline, bulkhead and circuit breaker. */
const createKinds = (config: Config, log: FastifyBaseLogger, metrics: Metrics) => {
  const { read, write, payment, queue } = config.deadlines
  return {
    search: createResilience('search', { deadline: read, queue, retries: true, log, metrics }),
    public: createResilience('public', { deadline: read, queue, retries: true, log, metrics }),
    read: createResilience('read', { deadline: read, queue, retries: true, log, metrics }),
    write: createResilience('write', { deadline: write, queue, retries: false, log, metrics }),
    chat: createResilience('chat', { deadline: write, queue: write, retries: false, log, metrics }),
    hashing: createResilience('hashing', { deadline: write, queue, retries: false, log, metrics }),
    payment: createResilience('payment', { deadline: payment, queue, retries: false, log, metrics }),
    // Settling a payment calls the payment provider.
    notice: createResilience('notice', { deadline: payment, queue, retries: false, log, metrics }),
    // Separate from data: a page full of new pictures must not block the carts. The provider sends a picture at once
    // (note 51), and a failed one is replaced by the placeholder, but a page requests more of them than there are slots.
    picture: createResilience('picture', { deadline: read, queue: read, retries: false, log, metrics }),
    document: createResilience('document', { deadline: write, queue: write, retries: false, log, metrics }),
  } satisfies Record<CallKind, unknown>
}

/** Whether the provider answers, cached for a second. */
const createPings = (exchange: Exchange) =>
  new LRUCache<'provider', boolean>({
    max: 1,
    ttl: 1_000,
    fetchMethod: async () => {
      const ping = { method: 'GET' as const, path: '/healthz', headers: {} }
      const answer = await exchange(ping, AbortSignal.timeout(1_000)).catch(() => undefined)
      return answer?.status === 200
    },
  })

/** The client of the provider's API (`/v1`). Throws `UpstreamProblem` unless the call succeeds. */
export const createShopApi = (config: Config, log: FastifyBaseLogger, metrics: Metrics): ShopApi => {
  const { exchange, exchangeFile, close } = createExchange(config.shopApiUrl, log)
  const login = createServiceLogin(config, exchange, log)
  const kinds = createKinds(config, log, metrics)

  const send = async <T>(kind: CallKind, call: Call<T>): Promise<Incoming> => {
    const attempt = (token: string) =>
      kinds[kind].run(async (signal) => throwOnFailure(await exchange(outgoing(call, token), signal)))
    const token = await login.current()
    const answer = await attempt(token)
    if (answer.status !== 401) return answer
    // The provider refused the token before any change, so that writes can be repeated too.
    const second = await attempt(await login.replace(token))
    if (second.status !== 401) return second
    log.error('the provider refuses a fresh service token')
    throw unavailable()
  }

  const { openFile, fileFor } = createFileCalls({ kinds, exchangeFile, login, log })

  const parse = <T>(answer: Incoming, call: Call<T>): T =>
    parseAnswer(
      answer,
      call.schema,
      { method: call.method, path: pathOnly(call.path), sends: call.sends, refusedAs: call.refusedAs },
      log,
    )

  const shopper = (request: ShopperRequest): ShopperCalls => {
    const callFor = async <T>(
      kind: CallKind,
      call: Omit<Call<T>, 'session' | 'requestId' | 'ip'>,
    ): Promise<T> => {
      const full = { ...call, session: request.shopper.session(), requestId: request.id, ip: request.ip }
      const answer = await send(kind, full)
      const session = sessionFrom(answer.setCookies)
      if (session === null) request.shopper.forget()
      else if (session !== undefined) request.shopper.keep(session)
      return parse(answer, full)
    }
    return {
      get: (path, { kind = 'read', ...options }) => callFor(kind, { ...options, method: 'GET', path }),
      post: (path, options) =>
        callFor(options.kind ?? 'write', { ...options, method: 'POST', path, ...keyOf(request) }),
      put: (path, options) => callFor(options.kind ?? 'write', { ...options, method: 'PUT', path }),
      delete: (path, options) => callFor(options.kind ?? 'write', { ...options, method: 'DELETE', path }),
    }
  }

  const pings = createPings(exchange)

  return {
    public: {
      get: async (path, { kind = 'public', ...options }) => {
        const call = { ...options, method: 'GET' as const, path }
        return parse(await send(kind, call), call)
      },
      post: async (path, { sends, body, schema, kind = 'public' }) => {
        const call = { method: 'POST' as const, path, sends, body, schema }
        return parse(await send(kind, call), call)
      },
    },
    shopper,
    changes: async (after, signal) => {
      const path = withQuery(v1.changes, { after })
      const call = { method: 'GET' as const, path, schema: Changes }
      const fetchChanges = async (token: string) =>
        exchange(outgoing(call, token), AbortSignal.any([signal, AbortSignal.timeout(changesDeadline)]))
      const token = await login.current()
      const answer = await fetchChanges(token)
      return parse(answer.status === 401 ? await fetchChanges(await login.replace(token)) : answer, call)
    },
    endSession: (session) => {
      const logoutRequest = { id: randomUUID(), ip: null, headers: {}, shopper: fixedShopper(session) }
      return shopper(logoutRequest).get(v1.customerLogout, { schema: LoginStatus })
    },
    forward: ({ method, path, requestId, form }) => {
      const request: Outgoing = {
        method,
        path,
        headers: {
          'x-request-id': requestId,
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form && { body: new URLSearchParams(form).toString() }),
      }
      return kinds.notice.run(async (signal) => throwOnFailure(await exchange(request, signal)))
    },
    picture: (call) => openFile('picture', call),
    fileFor,
    reachable: () => pings.forceFetch('provider'),
    loggedIn: login.isLoggedIn,
    begin: login.begin,
    close: async () => {
      login.close()
      await close()
    },
  }
}

/** Passes a well-formed idempotency key on, and nothing else. */
const keyOf = ({ headers, routeOptions }: ShopperRequest): Pick<Call<unknown>, 'idempotencyKey'> => {
  if (!routeOptions?.config.onlyOnce) return {}
  const key = readIdempotencyKey(headers[idempotencyKeyHeader])
  if (key === null) throw new ApiProblem('idempotency_key_invalid')
  return key === undefined ? {} : { idempotencyKey: key }
}

const outgoing = <T>(call: Call<T>, token: string): Outgoing => ({
  method: call.method,
  path: withQuery(call.path, inWireForm(call.asks, call.query)),
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.requestId === undefined ? {} : { 'x-request-id': call.requestId }),
    ...(call.idempotencyKey === undefined
      ? {}
      : { [idempotencyKeyHeader]: writeIdempotencyKey(call.idempotencyKey) }),
    ...(call.ip ? { [shopperAddressHeader]: networkOf(call.ip) } : {}),
    ...cookieFor(call.session),
  },
  ...(call.body === undefined ? {} : { body: JSON.stringify(inWireForm(call.sends, call.body)) }),
})

const inWireForm = (contract: z.ZodType | undefined, value: unknown) =>
  contract ? toWire(contract, value) : value

export const withQuery = (path: string, query: unknown): string => {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
