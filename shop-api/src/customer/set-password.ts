import { and, eq, gt, ne } from 'drizzle-orm'
import type { ChangePasswordRequest, CustomerTold, ResetPasswordRequest } from 'shared-types/v1/customer'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { customer, passwordReset, shopperSession } from '../db/schema/customer.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { attemptKey, countAttempt, forgetAttempts, secondsToWait } from './attempts.ts'
import { slowDown } from './log-in.ts'
import { deadLink, hashSecret } from './mail-link.ts'
import { mailAccount } from './mails.ts'
import { hashPassword, isPassword, passwordMistake } from './password.ts'
import { findCustomer, type CustomerRow } from './queries.ts'

/** Sets the password, ends every session but `keep`, and makes links to choose one worthless. Tells the owner. */
const setPassword = async (
  tx: Tx,
  shop: Shop,
  who: CustomerRow,
  passwordHash: string,
  keep: string | null,
) => {
  const { id, email } = who
  await tx.update(customer).set({ passwordHash }).where(eq(customer.id, id))
  await tx.delete(passwordReset).where(eq(passwordReset.customerId, id))
  await tx
    .delete(shopperSession)
    .where(
      and(eq(shopperSession.customerId, id), keep === null ? undefined : ne(shopperSession.tokenHash, keep)),
    )
  await forgetAttempts(tx, attemptKey('login', email))
  await mailAccount(tx, {
    kind: 'password_changed',
    recipient: email,
    subject: 'Je wachtwoord is gewijzigd bij',
    sentences: [
      'Je wachtwoord is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    press: { text: 'Nieuw wachtwoord kiezen', url: `${shop.config.shopUrl}/account/forgot-password/` },
  })
}

/** With a link from a mail; it works once. */
export const resetPassword = async (
  shop: Shop,
  { token, password }: ResetPasswordRequest,
): Promise<CustomerTold | Refusal> => {
  const mistake = passwordMistake(password)
  if (mistake) return mistake
  const passwordHash = await hashPassword(password)
  return transact(shop.db, async (tx) => {
    const [link] = await tx
      .delete(passwordReset)
      .where(and(eq(passwordReset.tokenHash, hashSecret(token)), gt(passwordReset.expiresAt, new Date())))
      .returning()
    const who = link && (await findCustomer(tx, link.customerId))
    if (!who) return refuse('not_found', deadLink)
    await setPassword(tx, shop, who, passwordHash, null)
    return { message: 'Je wachtwoord is gewijzigd. Je kunt nu inloggen.' }
  })
}

/** By who is logged in and knows the old one. A stolen session may not guess it either. */
export const changePassword = async (
  shop: Shop,
  who: CustomerRow,
  keep: string,
  { current_password, password }: ChangePasswordRequest,
): Promise<CustomerTold | Refusal> => {
  const wrong = await wrongPassword(shop, who, current_password, 'current_password')
  if (wrong) return wrong
  const mistake = passwordMistake(password)
  if (mistake) return mistake
  const passwordHash = await hashPassword(password)
  return transact(shop.db, async (tx) => {
    await setPassword(tx, shop, who, passwordHash, keep)
    return { message: 'De wijzigingen zijn opgeslagen.' }
  })
}

/** A refusal beside `field` unless the password is theirs. */
export const wrongPassword = async (
  { db }: Shop,
  who: CustomerRow,
  typed: string,
  field: string,
): Promise<Refusal | null> => {
  const key = attemptKey('login', who.email)
  const wait = await secondsToWait(db, key)
  if (wait > 0) return slowDown(wait)
  if (await isPassword(who.passwordHash, typed)) return null
  await countAttempt(db, key)
  const message = 'Dit wachtwoord klopt niet'
  return refuse('validation_failed', message, { [field]: message })
}
