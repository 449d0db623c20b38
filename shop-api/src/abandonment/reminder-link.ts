import * as pages from 'shared-types/urls/page-paths'
import type { Config } from '../config.ts'
import { emailHash, permanentToken, readPermanentToken } from '../mail/signed-link.ts'

const label = 'no-reminders'

/** The opt-out link of a reminder; it does not expire. It does not contain the address itself. */
export const noRemindersUrl = ({ shopUrl, tokenSecret }: Config, email: string): string =>
  `${shopUrl}${pages.cartRemindersOff}?token=${permanentToken(tokenSecret, label, emailHash(email))}`

/** The hash of the address in a token; null when the signature is invalid. */
export const readNoRemindersToken = (secrets: string[], token: string): string | null =>
  readPermanentToken(secrets, label, token)
