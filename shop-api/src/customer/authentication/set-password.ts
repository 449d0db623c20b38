import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { ChangePasswordRequest, ResetPasswordRequest } from 'shared-types/contracts/provider/customer'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import * as pages from 'shared-types/urls/page-paths'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import {
  customer,
  passwordReset,
  registration,
  shopperSession,
  type CustomerRow,
} from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../../refusal.ts'
import { checkPassword, rememberLogin } from './check-password.ts'
import { hashToken } from '../../session/secret-token.ts'
import { deadLink } from './mail-link.ts'
import { mailAccount } from './mails.ts'
import { hashPassword, limitHashing, passwordMistake } from '../../password/password.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { isUnchanged } from '../profile/queries.ts'

/**
 * Locks the account and ends its sessions except `keep`; null when there is no such account. The sessions end first,
 * and with them their changes, which may hold locks on other rows. They end again under the lock: a login holds it until
 * its session is stored.
 * @param isAccount selects the account
 */
export const endSessions = async (
  tx: Tx,
  customerId: number,
  keep: string | null,
  isAccount: SQL | undefined = eq(customer.id, customerId),
): Promise<CustomerRow | null> => {
  const isOther = keep === null ? undefined : ne(shopperSession.tokenHash, keep)
  const end = () => tx.delete(shopperSession).where(and(eq(shopperSession.customerId, customerId), isOther))
  await end()
  const [locked] = await tx.select().from(customer).where(isAccount).for('update')
  await end()
  return locked ?? null
}

/** Sets the password of a locked account, deletes all links and notifies the owner. */
const setPassword = async (tx: Tx, shop: Shop, account: CustomerRow, passwordHash: string, ip: ClientIp) => {
  const { id, email } = account
  await tx.update(customer).set({ passwordHash }).where(eq(customer.id, id))
  await tx.delete(passwordReset).where(eq(passwordReset.customerId, id))
  // A thief of the password may have requested another address.
  await tx.delete(registration).where(eq(registration.customerId, id))
  await rememberLogin(tx, account, ip)
  await mailAccount(tx, {
    kind: 'password_changed',
    recipient: email,
    subject: 'Je wachtwoord is gewijzigd bij',
    sentences: [
      'Je wachtwoord is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    press: { text: 'Nieuw wachtwoord kiezen', url: `${shop.config.shopUrl}${pages.forgotPassword}` },
  })
}

/** With a link from a mail; it works once. */
export const resetPassword = async (
  shop: Shop,
  { token, password }: ResetPasswordRequest,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const mistake = passwordMistake(password)
  if (mistake) return mistake
  const isLink = and(eq(passwordReset.tokenHash, hashToken(token)), gt(passwordReset.expiresAt, new Date()))
  // Before hashing, which is expensive: a dead link costs one query.
  if ((await shop.db.$count(passwordReset, isLink)) === 0) return refuse('not_found', deadLink)
  const passwordHash = await limitHashing(() => hashPassword(password))
  if (isRefusal(passwordHash)) return passwordHash
  return transact(shop.db, async (tx) => {
    const [link] = await tx.delete(passwordReset).where(isLink).returning()
    const account = link && (await endSessions(tx, link.customerId, null))
    if (!account) return refuse('not_found', deadLink)
    await setPassword(tx, shop, account, passwordHash, ip)
    return { message: 'Je wachtwoord is gewijzigd. Je kunt nu inloggen.' }
  })
}

/** By a logged-in customer with the current password. Attempts are limited, also in a stolen session. */
export const changePassword = async (
  shop: Shop,
  account: CustomerRow,
  keep: string,
  { currentPassword, password }: ChangePasswordRequest,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const wrong = await wrongPassword(shop, account, currentPassword, 'currentPassword', ip)
  if (wrong) return wrong
  const mistake = passwordMistake(password)
  if (mistake) return mistake
  const passwordHash = await limitHashing(() => hashPassword(password), true)
  if (isRefusal(passwordHash)) return passwordHash
  return transact(shop.db, async (tx) => {
    const unchanged = await endSessions(tx, account.id, keep, isUnchanged(account))
    if (!unchanged) return refuseWrong('currentPassword')
    await setPassword(tx, shop, unchanged, passwordHash, ip)
    return { message: 'De wijzigingen zijn opgeslagen.' }
  })
}

const refuseWrong = (field: string): Refusal => {
  const message = 'Dit wachtwoord klopt niet'
  return refuseField(field, message)
}

/** A field error at `field` if the password is wrong. Attempts count as login attempts. */
export const wrongPassword = (
  shop: Shop,
  { email, passwordHash: hash }: CustomerRow,
  typed: string,
  field: string,
  ip: ClientIp,
): Promise<Refusal | null> => checkPassword(shop, { email, hash, typed, ip }, refuseWrong(field))
