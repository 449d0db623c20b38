import { z } from 'zod'

/** For the parse of settings, whose messages are English; the default messages of servers are Dutch. */
export const inEnglish = { error: z.locales.en().localeError }

/** The setting LOG_LEVEL. */
export const LogLevel = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
)

/** The setting NODE_ENV. With another value, a server would start with the public secrets of development. */
export const NodeEnv = z.enum(
  ['production', 'development', 'test'],
  'must be production, development or test',
)

/** A setting that is the URL of a server. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The setting PUBLIC_URL, without a slash at the end: every path of the shop is at its root. */
export const PublicUrl = WebAddress.refine((value) => {
  const url = URL.parse(value)
  return url === null || url.href === `${url.origin}/`
}, 'must be an address without a path, such as https://www.sluimer.example').transform(
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

const isLoopback = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Why this PUBLIC_URL, valid or not, is refused in production. */
export const publicUrlMistakes = (given: string | undefined): string[] => {
  if (!given) return ['PUBLIC_URL must be set in production: the session, and links in mails, depend on it']
  const url = URL.parse(given)
  // The session cookie is Secure in production: browsers do not store it over plain http.
  if (!url || url.protocol === 'https:' || isLoopback(url)) return []
  return ['PUBLIC_URL must be an https address in production']
}
