import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

/** The action of a link in a mail. The link contains the subscription's id, never the address. */
type Purpose = 'confirm' | 'unsubscribe'

const day = 24 * 60 * 60
/** A confirmation link expires soon; an unsubscribe link works even in old mails. */
const lifetimeSeconds = { confirm: 3 * day, unsubscribe: 10 * 365 * day }

/** The label keeps this signature distinct from other signatures made with the same secret. */
const sign = (secret: string, purpose: Purpose, id: string, expires: string): string =>
  createHmac('sha256', secret).update(`newsletter-${purpose}:${id}:${expires}`).digest('base64url')

/** The format is `{subscription}.{expiry}.{signature}`. */
export const newsletterToken = (secret: string, purpose: Purpose, id: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + lifetimeSeconds[purpose]).toString(36)
  return `${id}.${expires}.${sign(secret, purpose, id, expires)}`
}

/** The subscription of a token for this purpose; null when the signature is invalid or expired. */
export const readNewsletterToken = (
  secrets: string[],
  purpose: Purpose,
  token: string,
  now = Date.now(),
): string | null => {
  const [, id, expires, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !expires || !signature) return null
  // Compared as text: several texts decode to the same bytes, and only one of them is valid.
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, id, expires))),
  )
  return isGenuine && Number.parseInt(expires, 36) * 1000 > now ? id : null
}

export const confirmUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}/nieuwsbrief/bevestigen/?token=${newsletterToken(tokenSecret, 'confirm', id)}`

export const unsubscribeUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}/nieuwsbrief/afmelden/?token=${newsletterToken(tokenSecret, 'unsubscribe', id)}`
