import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

const lifetimeSeconds = 30 * 24 * 60 * 60

/** The label keeps this signature distinct from other signatures made with the same secret. */
const sign = (secret: string, cartId: string, expires: string): string =>
  createHmac('sha256', secret).update(`cart-link:${cartId}:${expires}`).digest('base64url')

/** Restores one cart in any browser, for 30 days: `{cart}.{expiry}.{signature}`. */
const cartLinkId = (secret: string, cartId: string, now: number): string => {
  const expires = (Math.floor(now / 1000) + lifetimeSeconds).toString(36)
  return `${cartId}.${expires}.${sign(secret, cartId, expires)}`
}

/** The cart that such an id restores; null when the signature is invalid or expired. */
export const readCartLinkId = (secrets: string[], id: string, now = Date.now()): string | null => {
  const [, cartId, expires, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(id) ?? []
  if (!cartId || !expires || !signature) return null
  // Compared as text: several texts decode to the same bytes, and only one of them is valid.
  const genuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, cartId, expires))),
  )
  return genuine && Number.parseInt(expires, 36) * 1000 > now ? cartId : null
}

/** The URL that restores a cart (spec §2: it has no slash at its end). */
export const restoreUrl = ({ shopUrl, tokenSecret }: Config, cartId: string, now = Date.now()): string =>
  `${shopUrl}/cart/restore/${cartLinkId(tokenSecret, cartId, now)}`
