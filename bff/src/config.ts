import { resolve } from 'node:path'
import {
  commonConfig,
  commonSettings,
  inEnglish,
  Port,
  publicUrlMistakes,
  Secret,
  secretMistakes,
  TrustedProxies,
  WebAddress,
  withoutEmpty,
} from 'shared-types/servers/settings'
import { z } from 'zod'

const repository = resolve(import.meta.dirname, '../..')

const developmentSecrets = { SESSION_SECRET: 'development-session-secret-0123456789abcdef' }

const count = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number')

/** The default of LIMIT_PER_ADDRESS, for which the limits of routes are chosen. */
const defaultPerAddress = 1200

const Env = z.object({
  ...commonSettings,
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SHOP_API_INTERNAL_URL: WebAddress.default('http://127.0.0.1:4000'),
  RENDER_URL: WebAddress.optional(),
  SESSION_SECRET: Secret.default(developmentSecrets.SESSION_SECRET),
  SESSION_SECRET_PREVIOUS: Secret.optional(),
  WEB_DIST: z.string().default('web/dist'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  TRUSTED_PROXIES: TrustedProxies,
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, such as GTM-ABC123')
    .optional(),
  GTM_URL: WebAddress.default('https://www.googletagmanager.com'),
  METRICS_PORT: Port.optional(),
  OTEL_SERVICE_NAME: z.string().default('sluimer-bff'),
  LIMIT_PER_SESSION: count.min(1, 'must be 1 or more').default(240),
  LIMIT_PER_ADDRESS: count.min(1, 'must be 1 or more').default(defaultPerAddress),
})

export interface Config {
  production: boolean
  host: string
  port: number
  /** The public URL of the shop. Only requests from its origin may change anything. */
  publicUrl: URL
  shopApiUrl: URL
  service: { email: string; password: string }
  /** The pictures of configured beds: `/scenes` and `/images` below `url`. Deadlines are in milliseconds. */
  render: { url: URL; apiKey: string; deadlines: { list: number; picture: number } }
  /** The first one encrypts, all decrypt. docs/operations.md says how to replace it. */
  sessionSecrets: string[]
  webDist: string
  /** The state that replicas share; null for one replica alone. */
  redisUrl: URL | null
  /** The folder of state that a single replica needs after a restart. */
  dataDir: string
  trustedProxies: string[]
  /** Whether the built-in payment page of shop-api is passed on to browsers. */
  testPayments: boolean
  /** The script of the tag manager, which browsers load after consent; null without analytics. */
  tagManager: URL | null
  logLevel: string
  /** Where metrics are answered; null if disabled. */
  metrics: { port: number; host: string } | null
  /** The OTLP collector of traces, a URL without a slash at the end; null if there are none. */
  tracing: { endpoint: string; serviceName: string } | null
  /**
   * The deadline of a call to the provider or to Redis, and of its time in the queue, in milliseconds. Under
   * overload, a longer queue would only make all answers late.
   */
  deadlines: { read: number; write: number; payment: number; redis: number; queue: number }
  /** The milliseconds without the provider, or without a login there, after which this process is no longer ready. */
  lostAfter: number
  /** The maximum number of open connections, and the milliseconds without a byte after which one is closed. */
  connections: { most: number; silentFor: number }
  /** Changes and look-ups per minute; `room` multiplies the limits of single routes. */
  limits: { perSession: number; perAddress: number; room: number }
}

/** Printed when the server cannot start: one line for each mistake. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(`The bff cannot start:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Settings that are allowed in development and refused in production. */
const productionMistakes = (given: Record<string, string | undefined>): string[] => {
  const mistakes = secretMistakes(given, developmentSecrets)
  // Behind an unnamed proxy, all visitors would share one address, and thus the limits of one visitor.
  if (given.TRUSTED_PROXIES === undefined) {
    mistakes.push(
      'TRUSTED_PROXIES must be set in production: the addresses of the proxies in front of the bff, or none when browsers connect to it directly',
    )
  }
  return [...mistakes, ...publicUrlMistakes(given.PUBLIC_URL)]
}

/** Reads the environment. Throws one {@link ConfigError} with all mistakes. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const given = withoutEmpty(env)
  const parsed = Env.safeParse(given, inEnglish)
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (given.NODE_ENV === 'production') mistakes.push(...productionMistakes(given))
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes)

  const { data } = parsed
  return {
    ...commonConfig(data, data.METRICS_PORT),
    host: data.HOST,
    port: data.PORT,
    publicUrl: new URL(data.PUBLIC_URL),
    shopApiUrl: new URL(data.SHOP_API_INTERNAL_URL),
    service: { email: data.SERVICE_EMAIL, password: data.SERVICE_PASSWORD },
    render: {
      url: new URL(data.RENDER_URL ?? `${data.SHOP_API_INTERNAL_URL.replace(/\/$/, '')}/render`),
      apiKey: data.RENDER_API_KEY,
      // The service may have to draw the picture, and others before it.
      deadlines: { list: 2_000, picture: 10_000 },
    },
    sessionSecrets: [data.SESSION_SECRET, data.SESSION_SECRET_PREVIOUS].filter((key) => key !== undefined),
    webDist: resolve(repository, data.WEB_DIST),
    redisUrl: data.REDIS_URL ? new URL(data.REDIS_URL) : null,
    dataDir: resolve(repository, data.DATA_DIR, 'bff'),
    trustedProxies: data.TRUSTED_PROXIES,
    tagManager: data.GTM_ID ? new URL(`/gtm.js?id=${data.GTM_ID}`, data.GTM_URL) : null,
    deadlines: { read: 2_500, write: 8_000, payment: 12_000, redis: 20, queue: 100 },
    lostAfter: 30_000,
    // Longer than the slowest answer takes. Idle connections between requests have `keepAliveTimeout`.
    connections: { most: 4_000, silentFor: 30_000 },
    limits: {
      perSession: data.LIMIT_PER_SESSION,
      perAddress: data.LIMIT_PER_ADDRESS,
      room: Math.max(1, data.LIMIT_PER_ADDRESS / defaultPerAddress),
    },
  }
}
