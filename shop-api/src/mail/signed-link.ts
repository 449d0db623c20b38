import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { normaliseEmail } from 'shared-types/forms/fields/email'

/** A kind of link. The label keeps its signature distinct from others that are made with the same secret. */
interface Kind {
  label: string
  lifetimeSeconds: number
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compared as text: several texts decode to the same bytes, and only one of them is valid. */
const isSignature = (secrets: string[], signature: string, text: string): boolean =>
  secrets.some((secret) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, text))))

const signedText = ({ label }: Kind, id: string, expires: string): string => `${label}:${id}:${expires}`

/** Gives access to what `id` identifies, in any browser, until it expires: `{expiry}.{signature}`. */
export const signedToken = (secret: string, kind: Kind, id: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + kind.lifetimeSeconds).toString(36)
  return `${expires}.${sign(secret, signedText(kind, id, expires))}`
}

/** Whether one of the secrets signed this token for `id`, and it has not expired. */
export const isSigned = (secrets: string[], kind: Kind, id: string, token: string): boolean => {
  const [, expires, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!expires || !signature) return false
  const isGenuine = isSignature(secrets, signature, signedText(kind, id, expires))
  return isGenuine && Number.parseInt(expires, 36) * 1000 > Date.now()
}

/** When a valid token was made, in milliseconds. */
export const signedAt = ({ lifetimeSeconds }: Kind, token: string): number =>
  (Number.parseInt(token, 36) - lifetimeSeconds) * 1000

/** Names a UUID besides giving access to it: `{id}.{expiry}.{signature}`. */
export const signedId = (secret: string, kind: Kind, id: string, now?: number): string =>
  `${id}.${signedToken(secret, kind, id, now)}`

/** The UUID of a `signedId`; null when the signature is invalid or expired. */
export const readSignedId = (secrets: string[], kind: Kind, text: string): string | null => {
  const [, id, token] = /^([0-9a-f-]{36})\.([\w.-]{1,60})$/.exec(text) ?? []
  return id && token && isSigned(secrets, kind, id, token) ? id : null
}

/** Identifies an address without storing it. The database has the same hash as `emailHashInSql`. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('hex')

/** A link without expiry, for what may always be refused: `{text}.{signature}`. The text never contains the address itself. */
export const permanentToken = (secret: string, label: string, text: string): string =>
  `${text}.${sign(secret, `${label}:${text}`)}`

/** The text of a `permanentToken`; null when the signature is invalid. */
export const readPermanentToken = (secrets: string[], label: string, token: string): string | null => {
  const [, text, signature] = /^([0-9a-f.-]+)\.([\w-]{43})$/.exec(token) ?? []
  return text && signature && isSignature(secrets, signature, `${label}:${text}`) ? text : null
}
