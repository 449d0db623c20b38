import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { emailHash } from './email-hash.ts'

/** The label keeps this signature from being any other that the same secret makes. */
const sign = (secret: string, hash: string): string =>
  createHmac('sha256', secret).update(`no-reminders:${hash}`).digest('base64url')

/** Lets whoever got a reminder say that it was the last, at any time. The address itself is not in it. */
export const noRemindersUrl = ({ shopUrl, tokenSecret }: Config, email: string): string => {
  const hash = emailHash(email)
  return `${shopUrl}/cart/afmelden/?token=${hash}.${sign(tokenSecret, hash)}`
}

/** The hash of the address that a token speaks for; null when it is not ours. */
export const readNoRemindersToken = (secret: string, token: string): string | null => {
  const [, hash, signature] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(token) ?? []
  if (!hash || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, hash))) ? hash : null
}
