import { resolve } from 'node:path'
import {
  BaseAddress,
  commonConfig,
  commonSettings,
  httpsMistakes,
  inEnglish,
  Port,
  PublicUrl,
  publicUrlMistakes,
  RenderApiKey,
  Secret,
  secretMistakes,
  ServicePassword,
  TrustedProxies,
  withoutEmpty,
} from 'shared-types/servers/settings'
import { bankTransfer, PaymentCode } from 'shared-types/forms/payment'
import { z } from 'zod'
import { isIban } from './iban.ts'

/** The database: an embedded PostgreSQL in a folder, or an external server. */
type DatabaseConfig = { kind: 'embedded'; folder: string } | { kind: 'server'; url: string }

/**
 * What an empty shop is filled with: an invented assortment with reviews, vouchers and promotions, or only what stands on
 * its own without products.
 */
const Seed = z.enum(['demo', 'structure'], 'must be demo or structure')
export type Seed = z.infer<typeof Seed>

/** Payment with Mollie, which has its own account for bank transfers; or the built-in page, with the account of the shop. */
type PaymentConfig =
  | { provider: 'mollie'; apiKey: string }
  | { provider: 'test'; bankAccount: { iban: string; name: string } }

/** A model behind the chat-completions API. */
export interface ModelConfig {
  baseUrl: string
  apiKey: string
  model: string
  /** The timeout of an answer, including lookups, in milliseconds. */
  timeoutMs: number
}

/** The whole configuration of a running shop-api. URLs have no slash at the end. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** The proxies of the back office, which name the address of the employee. */
  trustedProxies: string[]
  database: DatabaseConfig
  seed: Seed
  dataDir: string
  /** The built back office. */
  backOfficeDir: string
  /** The public URL of the shop, at which the bff answers. */
  shopUrl: string
  /** The public URL of the back office; null if it has none, and mails then only name its pages. */
  officeUrl: string | null
  serviceEmail: string
  servicePassword: string
  tokenSecret: string
  /** The key for the lists of the embedded render service. */
  renderApiKey: string
  /** Additional secrets that are accepted and not used: those before or after a change. Null when there are none. */
  previous: { servicePassword: string | null; tokenSecret: string | null; renderApiKey: string | null }
  smtpUrl: string | null
  mailFrom: string
  orderPaymentMinutes: number
  /** Minutes without changes after which a cart counts as abandoned. */
  abandonedCartMinutes: number
  payment: PaymentConfig
  /** The pause between two questions to the payment provider about one payment, in milliseconds. */
  noticePauseMs: number
  /** Whether the built-in payment page is enabled, on which anyone can mark an order as paid. */
  testPayments: boolean
  /** Codes of payment methods that this shop does not offer. */
  paymentMethodsOff: PaymentCode[]
  /** The Locatieserver of PDOK; null, when it is switched off, uses the built-in table of addresses. */
  pdokUrl: string | null
  /** The European VAT register; null checks only checksums. */
  viesUrl: string | null
  /** Writes the assistant's answers; null uses the built-in ones. */
  assistant: ModelConfig | null
  /** Multiplies every quota. */
  quotaFactor: number
  logLevel: string
  /** Where metrics are answered; null if disabled. */
  metrics: { port: number; host: string } | null
  /** The OTLP collector of traces; null if there are none. */
  tracing: { endpoint: string; serviceName: string } | null
  /** The maximum number of open connections, and the milliseconds without a byte after which one is closed. */
  connections: { most: number; silentFor: number }
}

/** The accepted values of a secret: first the current one, then the additional one. */
export const acceptedOf = (
  config: Pick<Config, 'previous' | keyof Config['previous']>,
  name: keyof Config['previous'],
): [string, ...string[]] => {
  const previous = config.previous[name]
  return previous === null ? [config[name]] : [config[name], previous]
}

const repositoryRoot = resolve(import.meta.dirname, '../..')

/** Fictional. The default. */
export const inventedSender = 'klantenservice@sluimer.example'

/** Fictional, with valid check digits. The default, which production refuses. */
const inventedIban = 'NL31SLUI0123456789'

/** The default, which production refuses. */
const inventedHolder = 'Sluimer Slapen & Wonen B.V.'

const compactIban = (value: string): string => value.replaceAll(' ', '').toUpperCase()

const listed = (list: string): string[] => list.split(',').map((entry) => entry.trim())

const developmentSecrets = { TOKEN_SECRET: 'development-token-secret-of-32-characters' }

const sender = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, or a name with one: Mijn winkel <klantenservice@mijn-winkel.example>',
  )

const isDatabaseAddress = (value: string): boolean => {
  // `pg` allows a user without a host before the name of a socket.
  const url = URL.parse(value.replace('@/', '@localhost/'))
  if (url?.protocol === 'socket:') return true
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false
  // A `/`, `?` or `#` in a password ends the host before it.
  const rest = url.pathname + url.search + url.hash
  return !rest.includes('@') && (url.hostname !== '' || url.searchParams.has('host'))
}

/** Free, and without a key. */
const pdokUrl = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1'

const Environment = z.object({
  ...commonSettings,
  SHOP_API_HOST: z.string().default('127.0.0.1'),
  SHOP_API_PORT: Port.default(4000),
  SHOP_API_METRICS_PORT: Port.optional(),
  SHOP_API_TRUSTED_PROXIES: TrustedProxies,
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseAddress,
      'must be an address such as postgres://user:password@host:5432/name, its password percent-encoded',
    )
    .optional(),
  SEED: Seed.optional(),
  OFFICE_URL: PublicUrl.optional(),
  TOKEN_SECRET: Secret.default(developmentSecrets.TOKEN_SECRET),
  SERVICE_PASSWORD_PREVIOUS: ServicePassword.optional(),
  TOKEN_SECRET_PREVIOUS: Secret.optional(),
  RENDER_API_KEY_PREVIOUS: RenderApiKey.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]/, 'must start with smtp:// or smtps:// and the mail server')
    .refine(URL.canParse, 'must be an address such as smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: sender.default(inventedSender),
  ORDER_PAYMENT_MINUTES: z.coerce.number('must be a number of minutes').int().min(1).max(1440).default(60),
  ABANDONED_CART_MINUTES: z.coerce
    .number('must be a number of minutes')
    .int()
    .min(10)
    .max(10_000)
    .default(240),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w{20,}$/, 'must be an API key of Mollie: test_… or live_…')
    .optional(),
  PAYMENT_METHODS_OFF: z
    .string()
    .default('')
    .transform((list) => listed(list).filter((code) => code !== ''))
    .pipe(
      z.array(
        z.enum(
          PaymentCode.options,
          `must be codes separated by commas, of ${PaymentCode.options.join(', ')}`,
        ),
      ),
    ),
  BANK_IBAN: z
    .string()
    .transform(compactIban)
    .refine(isIban, 'must be an IBAN with the right check digits')
    .default(inventedIban),
  BANK_ACCOUNT_NAME: z.string().default(inventedHolder),
  PDOK_URL: z
    .union([z.literal('off'), BaseAddress], 'must be an address such as https://api.pdok.nl, or off')
    .default(pdokUrl),
  VIES_URL: BaseAddress.optional(),
  ASSISTANT_BASE_URL: BaseAddress.optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().optional(),
  QUOTA_FACTOR: z.coerce.number('must be a number').min(1, 'must be 1 or more').default(1),
  OTEL_SERVICE_NAME: z.string().default('sluimer-shop-api'),
})

/** The built-in payment page and Mollie's test mode take no money, so production must enable them explicitly. */
const paymentMistakes = ({ TEST_PAYMENTS, MOLLIE_API_KEY }: NodeJS.ProcessEnv): string[] => {
  if (TEST_PAYMENTS === '1') return []
  if (!MOLLIE_API_KEY)
    return [
      'MOLLIE_API_KEY must be set, or TEST_PAYMENTS must be 1 to take payments on the built-in test page, which moves no money',
    ]
  return MOLLIE_API_KEY.startsWith('test_')
    ? [
        'MOLLIE_API_KEY is a test key, which moves no money: production needs live_…, or TEST_PAYMENTS=1 for a trial',
      ]
    : []
}

const notAtMollie: PaymentCode[] = ['spraypay']

/** Without Mollie, shoppers transfer money to this account. */
const bankMistakes = (given: NodeJS.ProcessEnv): string[] => {
  if (given.MOLLIE_API_KEY || listed(given.PAYMENT_METHODS_OFF ?? '').includes(bankTransfer)) return []
  const invented = {
    BANK_IBAN: compactIban(given.BANK_IBAN ?? inventedIban) === inventedIban,
    BANK_ACCOUNT_NAME: (given.BANK_ACCOUNT_NAME ?? inventedHolder) === inventedHolder,
  }
  return Object.entries(invented).flatMap(([name, isInvented]) =>
    isInvented
      ? [`${name} must be set in production without Mollie, or PAYMENT_METHODS_OFF must name banktransfer`]
      : [],
  )
}

/** Without a mail server, mails would pile up in the outbox, which production does not show. */
const mailMistakes = (env: NodeJS.ProcessEnv): string[] =>
  env.SMTP_URL
    ? []
    : [
        'SMTP_URL must be set in production: the mail server that sends confirmations, invoices and links, such as smtps://user:password@mail.example.com',
      ]

/** Caddy needs a host for each. */
const officeMistakes = ({ OFFICE_URL, PUBLIC_URL }: NodeJS.ProcessEnv): string[] => {
  const office = URL.parse(OFFICE_URL ?? '')
  return office && office.host === URL.parse(PUBLIC_URL ?? '')?.host
    ? ['OFFICE_URL must have another host than PUBLIC_URL']
    : httpsMistakes('OFFICE_URL', OFFICE_URL)
}

/** A shopper in a chat does not wait longer, and the bff only slightly longer. */
const modelTimeoutMs = 5_000

const assistantOf = (value: z.infer<typeof Environment>): ModelConfig | null => {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: model } = value
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model, timeoutMs: modelTimeoutMs } : null
}

/** An incomplete model configuration is an error: otherwise the built-in answers would hide the mistake. */
const assistantMistakes = (env: NodeJS.ProcessEnv): string[] => {
  const names = ['ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL']
  const missing = names.filter((name) => !env[name])
  return missing.length === 0 || missing.length === names.length
    ? []
    : [`${missing.join(' and ')} must be set too: a model needs all of ${names.join(', ')}`]
}

type Values = z.infer<typeof Environment>

const configOf = (value: Values): Config => {
  const common = commonConfig(value, value.SHOP_API_METRICS_PORT)
  const dataDir = resolve(repositoryRoot, value.DATA_DIR)
  return {
    ...common,
    host: value.SHOP_API_HOST,
    port: value.SHOP_API_PORT,
    trustedProxies: value.SHOP_API_TRUSTED_PROXIES,
    database: value.DATABASE_URL
      ? { kind: 'server', url: value.DATABASE_URL }
      : { kind: 'embedded', folder: dataDir },
    // Invented reviews and offers are unlawful in a shop that sells.
    seed: value.SEED ?? (common.production ? 'structure' : 'demo'),
    dataDir,
    backOfficeDir: resolve(repositoryRoot, 'back-office/dist'),
    shopUrl: value.PUBLIC_URL,
    officeUrl: value.OFFICE_URL ?? null,
    serviceEmail: value.SERVICE_EMAIL,
    servicePassword: value.SERVICE_PASSWORD,
    tokenSecret: value.TOKEN_SECRET,
    renderApiKey: value.RENDER_API_KEY,
    previous: {
      servicePassword: value.SERVICE_PASSWORD_PREVIOUS ?? null,
      tokenSecret: value.TOKEN_SECRET_PREVIOUS ?? null,
      renderApiKey: value.RENDER_API_KEY_PREVIOUS ?? null,
    },
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    orderPaymentMinutes: value.ORDER_PAYMENT_MINUTES,
    abandonedCartMinutes: value.ABANDONED_CART_MINUTES,
    payment: value.MOLLIE_API_KEY
      ? { provider: 'mollie', apiKey: value.MOLLIE_API_KEY }
      : { provider: 'test', bankAccount: { iban: value.BANK_IBAN, name: value.BANK_ACCOUNT_NAME } },
    noticePauseMs: 2_000,
    paymentMethodsOff: value.MOLLIE_API_KEY
      ? [...value.PAYMENT_METHODS_OFF, ...notAtMollie]
      : value.PAYMENT_METHODS_OFF,
    pdokUrl: value.PDOK_URL === 'off' ? null : value.PDOK_URL,
    viesUrl: value.VIES_URL ?? null,
    assistant: assistantOf(value),
    quotaFactor: value.QUOTA_FACTOR,
    // Longer than the slowest answer takes. Idle connections between requests have `keepAliveTimeout`.
    connections: { most: 2_000, silentFor: 30_000 },
  }
}

/**
 * Reads the environment once. A variable with an empty value counts as not set.
 * @throws one error that names all mistakes
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const given = withoutEmpty(env)
  const parsed = Environment.safeParse(given, inEnglish)
  const production = env.NODE_ENV === 'production'
  const mistakes = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...assistantMistakes(env),
    ...(production
      ? [
          ...secretMistakes(given, developmentSecrets),
          ...publicUrlMistakes(env.PUBLIC_URL),
          ...officeMistakes(env),
          ...mailMistakes(env),
          ...paymentMistakes(env),
          ...bankMistakes(given),
        ]
      : []),
  ]
  if (!parsed.success || mistakes.length > 0) {
    throw new Error(`shop-api cannot start with this configuration:\n  ${mistakes.join('\n  ')}`)
  }
  return configOf(parsed.data)
}

/** As `readConfig`, for a command with its own data folder, unless the environment names a database. */
export const readCommandConfig = (folder: string, env: NodeJS.ProcessEnv = process.env): Config =>
  readConfig(env.DATABASE_URL || env.DATA_DIR ? env : { ...env, DATA_DIR: folder })
