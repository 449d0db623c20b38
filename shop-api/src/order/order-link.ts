import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

const lifetimeSeconds = 30 * 24 * 60 * 60

/** The label keeps this signature from being any other that the same secret makes. */
const sign = (secret: string, orderId: string, expires: string): string =>
  createHmac('sha256', secret).update(`order-link:${orderId}:${expires}`).digest('base64url')

/** Opens one order, in any browser, for 30 days: `{expiry}.{signature}`. */
export const orderToken = (secret: string, orderId: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + lifetimeSeconds).toString(36)
  return `${expires}.${sign(secret, orderId, expires)}`
}

export const isOrderToken = (secret: string, orderId: string, token: string, now = Date.now()): boolean => {
  const [, expires, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!expires || !signature) return false
  // Compared as text: several texts stand for the same bytes, and only one of them is ours.
  const genuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, orderId, expires)))
  return genuine && Number.parseInt(expires, 36) * 1000 > now
}

/** Where the shopper sees how the order stands; also where the payment provider sends them back to. */
export const orderStatusUrl = (config: Config, orderId: string): string =>
  `${config.shopUrl}/checkout/status/${orderId}/?token=${orderToken(config.tokenSecret, orderId)}`
