import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { acceptedOf, type Config } from '../config.ts'
import type { TotpOffer } from 'shared-types/contracts/admin/staff'

const stepSeconds = 30

/** A separate key, derived from the shop's secret, so that a copy of the database alone reveals no secret. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'staff-totp', 32))

/** AES-256-GCM: nonce, tag and text. */
export const encryptSecret = ({ tokenSecret }: Config, plain: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret), nonce)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** The secret and the key that it was encrypted with; undefined if the shop no longer accepts that key. */
const decryptSecret = (config: Config, stored: string): { plain: string; key: string } | undefined => {
  const bytes = Buffer.from(stored, 'base64url')
  for (const key of acceptedOf(config, 'tokenSecret')) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12), {
        authTagLength: 16,
      })
      decipher.setAuthTag(bytes.subarray(12, 28))
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
      return { plain: text.toString('utf8'), key }
    } catch {
      // Encrypted with the other key.
    }
  }
  return undefined
}

const totpOf = (secret: string, shown: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...shown, secret: Secret.fromBase32(secret), period: stepSeconds })

/** The app of the employee shows the code below the name of the shop. */
export const offerSecret = (issuer: string, label: string): TotpOffer => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, { issuer, label }).toString() }
}

/** The time step of the code, also for the step before and after; null for a wrong code. */
export const stepOfCode = (secret: string, code: string): number | null => {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / stepSeconds) + delta
}

/**
 * As {@link stepOfCode}, for a stored secret. `totpSecret` is the secret to store from now on: encrypted with the
 * current key, because the previous one will be removed.
 */
export const readCode = (
  config: Config,
  stored: string,
  code: string,
): { totpStep: number; totpSecret: string } | null => {
  const secret = decryptSecret(config, stored)
  const totpStep = secret === undefined ? null : stepOfCode(secret.plain, code)
  if (secret === undefined || totpStep === null) return null
  const isCurrent = secret.key === config.tokenSecret
  return { totpStep, totpSecret: isCurrent ? stored : encryptSecret(config, secret.plain) }
}
