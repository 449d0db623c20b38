import { z } from 'zod'

/** For the parse of settings, whose messages are English; the default messages of servers are Dutch. */
export const inEnglish = { error: z.locales.en().localeError }

/** A setting that is the URL of a server. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The same without a slash at the end. */
export const BaseAddress = WebAddress.transform((value) => value.replace(/(?<!\/)\/+$/, ''))

const portMistake = 'must be a port number, 0 to 65535'
export const Port = z.coerce.number(portMistake).int(portMistake).min(0, portMistake).max(65_535, portMistake)

/** A site of the Caddyfile. With a slash at its end, Caddy would answer its other paths with nothing, and 200. */
export const PublicUrl = WebAddress.refine((value) => {
  const url = URL.parse(value)
  return url === null || (url.href === `${url.origin}/` && !value.endsWith('/'))
}, 'must be an address without a path or a slash at the end, such as https://www.sluimer.example').transform(
  (value) => new URL(value).origin,
)

const Range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** The proxies whose X-Forwarded-For a server trusts. `none` says that there are none, as no value does. */
export const TrustedProxies = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .transform((list) => (list.join() === 'none' ? [] : list.filter((entry) => entry !== '')))
  .refine(
    (list) => list.every((range) => Range.safeParse(range).success),
    'must be IP addresses or CIDR ranges, separated by commas, or none',
  )
  .refine(
    (list) => !list.some((range) => /\/0+$/.test(range)),
    'must not be all addresses, such as 0.0.0.0/0: then each visitor can forge an address',
  )

/** Acceptable on a loopback address, but refused in production because they are public. */
const developmentSecrets = {
  SERVICE_PASSWORD: 'development-service-password',
  RENDER_API_KEY: 'development-render-api-key',
}

export const ServicePassword = z.string().min(12, 'must be 12 characters or longer')
export const RenderApiKey = z.string().min(16, 'must be 16 characters or longer')
/** The key of a cipher or of signatures. */
export const Secret = z.string().min(32, 'must be 32 characters or longer')

/** The settings that both servers have. */
export const commonSettings = {
  // With another value, a server would start with the public secrets of development.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PUBLIC_URL: PublicUrl.default('http://localhost:3000'),
  DATA_DIR: z.string().default('.data'),
  SERVICE_EMAIL: z.email('must be an e-mail address').default('bff@sluimer.example'),
  SERVICE_PASSWORD: ServicePassword.default(developmentSecrets.SERVICE_PASSWORD),
  RENDER_API_KEY: RenderApiKey.default(developmentSecrets.RENDER_API_KEY),
  TEST_PAYMENTS: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: BaseAddress.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
}

type Common = z.infer<z.ZodObject<typeof commonSettings>> & { OTEL_SERVICE_NAME: string }

/** The parts of a configuration that follow from them in the same way. */
export const commonConfig = (settings: Common, metricsPort: number | undefined) => {
  const { NODE_ENV, TEST_PAYMENTS, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  const production = NODE_ENV === 'production'
  return {
    production,
    testPayments: TEST_PAYMENTS === undefined ? !production : TEST_PAYMENTS === '1',
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: METRICS_HOST },
    tracing: endpoint === undefined ? null : { endpoint, serviceName: settings.OTEL_SERVICE_NAME },
    logLevel: settings.LOG_LEVEL,
  }
}

/** An empty variable counts as not set. */
export const withoutEmpty = (env: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/**
 * Why these secrets are refused in production.
 * @param others the development values of secrets that only this server has
 */
export const secretMistakes = (
  given: Record<string, string | undefined>,
  others: Record<string, string>,
): string[] =>
  Object.entries({ ...developmentSecrets, ...others }).flatMap(([name, developmentValue]) => {
    if (given[name] === undefined) return [`${name} must be set in production`]
    return [name, `${name}_PREVIOUS`].flatMap((each) =>
      given[each] === developmentValue ? [`${each} has its development value, which is public`] : [],
    )
  })

const isLoopback = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** The session cookies are Secure in production: browsers do not store them over plain http. */
export const httpsMistakes = (name: string, given = ''): string[] => {
  const url = URL.parse(given)
  return !url || url.protocol === 'https:' || isLoopback(url)
    ? []
    : [`${name} must be an https address in production`]
}

/** Why this PUBLIC_URL, valid or not, is refused in production. */
export const publicUrlMistakes = (given: string | undefined): string[] =>
  given
    ? httpsMistakes('PUBLIC_URL', given)
    : ['PUBLIC_URL must be set in production: the session, and links in mails, depend on it']
