import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as pages from 'shared-types/urls/page-paths'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Config } from '../config.ts'

/** Identifies an address without storing it. The database has the same hash as `emailHashInSql`. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('hex')

/** The label keeps this signature distinct from other signatures made with the same secret. */
const sign = (secret: string, hash: string): string =>
  createHmac('sha256', secret).update(`no-reminders:${hash}`).digest('base64url')

/** The opt-out link of a reminder; it does not expire. It does not contain the address itself. */
export const noRemindersUrl = ({ shopUrl, tokenSecret }: Config, email: string): string => {
  const hash = emailHash(email)
  return `${shopUrl}${pages.cartRemindersOff}?token=${hash}.${sign(tokenSecret, hash)}`
}

/** The hash of the address in a token; null when the signature is invalid. */
export const readNoRemindersToken = (secrets: string[], token: string): string | null => {
  const [, hash, signature] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(token) ?? []
  if (!hash || !signature) return null
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, hash))),
  )
  return isGenuine ? hash : null
}
