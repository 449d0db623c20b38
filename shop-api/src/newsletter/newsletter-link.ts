import * as pages from 'shared-types/urls/page-paths'
import type { Config } from '../config.ts'
import { emailHash, permanentToken, readPermanentToken, readSignedId, signedId } from '../mail/signed-link.ts'

const day = 24 * 60 * 60

/**
 * Links that contain only the id of a subscription. A confirmation link expires soon. Mails of an earlier release have the
 * other one, for which there is no expiry that its reader could notice.
 */
const links = {
  confirm: { label: 'newsletter-confirm', lifetimeSeconds: 3 * day },
  unsubscribe: { label: 'newsletter-unsubscribe', lifetimeSeconds: 100 * 365 * day },
}
type Purpose = keyof typeof links

export const newsletterToken = (secret: string, purpose: Purpose, id: string, now?: number): string =>
  signedId(secret, links[purpose], id, now)

/** The subscription of a token for this purpose; null when the signature is invalid or expired. */
export const readNewsletterToken = (secrets: string[], purpose: Purpose, token: string): string | null =>
  readSignedId(secrets, links[purpose], token)

export const confirmUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}${pages.newsletterConfirm}?token=${newsletterToken(tokenSecret, 'confirm', id)}`

const addressLabel = 'newsletter-unsubscribe-address'

/**
 * Works in each old mail. The hash finds the address after it was subscribed again, the id finds the subscription after
 * its account got another address.
 */
export const unsubscribeUrl = (
  { shopUrl, tokenSecret }: Config,
  { id, email }: { id: string; email: string },
): string =>
  `${shopUrl}${pages.newsletterUnsubscribe}?token=${permanentToken(tokenSecret, addressLabel, `${id}.${emailHash(email)}`)}`

/** What a token unsubscribes; without a hash in old mails, and null when the signature is invalid. */
export const readUnsubscribeToken = (
  secrets: string[],
  token: string,
): { id: string; hash?: string } | null => {
  const [id, hash] = readPermanentToken(secrets, addressLabel, token)?.split('.') ?? []
  if (id !== undefined && hash !== undefined) return { id, hash }
  const ofOldMail = readNewsletterToken(secrets, 'unsubscribe', token)
  return ofOldMail === null ? null : { id: ofOldMail }
}
