import { createHmac, timingSafeEqual } from 'node:crypto'

/** A kind of link. The label keeps its signature distinct from others that are made with the same secret. */
interface Kind {
  label: string
  lifetimeSeconds: number
}

const signatureOf = (secret: string, { label }: Kind, id: string, expires: string): string =>
  createHmac('sha256', secret).update(`${label}:${id}:${expires}`).digest('base64url')

/** Gives access to what `id` identifies, in any browser, until it expires: `{expiry}.{signature}`. */
export const signedToken = (secret: string, kind: Kind, id: string, now = Date.now()): string => {
  const expires = (Math.floor(now / 1000) + kind.lifetimeSeconds).toString(36)
  return `${expires}.${signatureOf(secret, kind, id, expires)}`
}

/** Whether one of the secrets signed this token for `id`, and it has not expired. */
export const isSigned = (secrets: string[], kind: Kind, id: string, token: string): boolean => {
  const [, expires, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!expires || !signature) return false
  // Compared as text: several texts decode to the same bytes, and only one of them is valid.
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, kind, id, expires))),
  )
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
