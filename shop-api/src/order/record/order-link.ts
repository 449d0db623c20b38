import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'

const lifetimeSeconds = 30 * 24 * 60 * 60

/** The label keeps this signature distinct from other signatures made with the same secret. */
const sign = (secret: string, orderId: string, expires: string): string =>
  createHmac('sha256', secret).update(`order-link:${orderId}:${expires}`).digest('base64url')

/** Gives access to one order, in any browser, for 30 days: `{expiry}.{signature}`. */
export const orderToken = (secret: string, orderId: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + lifetimeSeconds).toString(36)
  return `${expires}.${sign(secret, orderId, expires)}`
}

export const isOrderToken = (
  secrets: string[],
  orderId: string,
  token: string,
  now = Date.now(),
): boolean => {
  const [, expires, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!expires || !signature) return false
  // Compared as text: several texts decode to the same bytes, and only one of them is valid.
  const genuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, orderId, expires))),
  )
  return genuine && Number.parseInt(expires, 36) * 1000 > now
}

/** The status page of an order; the payment provider also redirects to it. */
export const orderStatusUrl = (config: Config, orderId: string): string =>
  `${config.shopUrl}/checkout/status/${orderId}/?token=${orderToken(config.tokenSecret, orderId)}`
