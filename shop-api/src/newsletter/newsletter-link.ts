import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

/** What a link in a mail may do. It names the subscription, never the address. */
type Purpose = 'confirm' | 'unsubscribe'

const day = 24 * 60 * 60
/** A confirmation is for now; who is on the list can leave it with the oldest mail. */
const lifetimeSeconds = { confirm: 3 * day, unsubscribe: 10 * 365 * day }

/** The label keeps this signature from being any other that the same secret makes. */
const sign = (secret: string, purpose: Purpose, id: string, expires: string): string =>
  createHmac('sha256', secret).update(`newsletter-${purpose}:${id}:${expires}`).digest('base64url')

/** `{subscription}.{expiry}.{signature}`. */
export const newsletterToken = (secret: string, purpose: Purpose, id: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + lifetimeSeconds[purpose]).toString(36)
  return `${id}.${expires}.${sign(secret, purpose, id, expires)}`
}

/** The subscription that a token opens for this purpose; null when it is not ours, or too old. */
export const readNewsletterToken = (
  secret: string,
  purpose: Purpose,
  token: string,
  now = Date.now(),
): string | null => {
  const [, id, expires, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !expires || !signature) return null
  // Compared as text: several texts stand for the same bytes, and only one of them is ours.
  const expected = Buffer.from(sign(secret, purpose, id, expires))
  const isGenuine = timingSafeEqual(Buffer.from(signature), expected)
  return isGenuine && Number.parseInt(expires, 36) * 1000 > now ? id : null
}

export const confirmUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}/nieuwsbrief/bevestigen/?token=${newsletterToken(tokenSecret, 'confirm', id)}`

export const unsubscribeUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}/nieuwsbrief/afmelden/?token=${newsletterToken(tokenSecret, 'unsubscribe', id)}`
