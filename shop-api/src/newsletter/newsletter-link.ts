import * as pages from 'shared-types/urls/page-paths'
import type { Config } from '../config.ts'
import { readSignedId, signedId } from '../mail/signed-link.ts'

const day = 24 * 60 * 60

/**
 * The links in a mail. They contain the subscription's id, never the address. A confirmation link expires soon; an
 * unsubscribe link works in each old mail, so its lifetime is longer than a person's.
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

export const unsubscribeUrl = ({ shopUrl, tokenSecret }: Config, id: string): string =>
  `${shopUrl}${pages.newsletterUnsubscribe}?token=${newsletterToken(tokenSecret, 'unsubscribe', id)}`
