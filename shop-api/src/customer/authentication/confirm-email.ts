import { and, eq, gt } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { ConfirmEmailRequest } from 'shared-types/contracts/provider/customer'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { customer, registration } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { claimGuestOrders } from '../../order/record/claim-guest-orders.ts'
import { keepClaimedDetails } from '../../order/record/keep-details.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'
import { findCustomer, isUnchanged } from '../profile/queries.ts'
import { changeEmail } from './change-email.ts'
import { checkPassword, rememberLogin } from './check-password.ts'
import { hashToken } from '../../session/secret-token.ts'
import { deadLink } from './mail-link.ts'
import { endSessions } from './set-password.ts'

type Requested = typeof registration.$inferSelect

const wrongPassword = refuse(
  'login_failed',
  'Dit is niet het wachtwoord van je account. Probeer het nog een keer.',
)

const otherPassword = refuse(
  'login_failed',
  'Met dit wachtwoord is dit account niet aangevraagd. Vul het wachtwoord in dat je zelf hebt gekozen, of vraag opnieuw een account aan.',
)

/** The link works once: of two that use links to one address, the second waits here and finds none. */
const takeLink = async (tx: Tx, { tokenHash, email }: Requested): Promise<boolean> => {
  const taken = await tx
    .delete(registration)
    .where(eq(registration.email, email))
    .returning({ tokenHash: registration.tokenHash })
  return taken.some((link) => link.tokenHash === tokenHash)
}

/** Creates the requested account, and adds earlier guest orders with the confirmed e-mail address. */
const openAccount = async (
  tx: Tx,
  { email, passwordHash, profile }: Requested,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const [made] = await tx
    .insert(customer)
    .values({ email, passwordHash, profile })
    .onConflictDoNothing()
    .returning({ id: customer.id, email: customer.email })
  if (!made) return refuse('not_found', deadLink)
  await rememberLogin(tx, made, ip)
  await claimGuestOrders(tx, made)
  await keepClaimedDetails(tx, made.id)
  return { message: 'Je account is klaar. Je kunt nu inloggen.' }
}

/**
 * Creates the requested account, or gives an account its requested address. The link shows that the address is the
 * shopper's, the password that the request is: anyone can request an account for the address of another, and a
 * customer can mistype a new address. Wrong passwords count as login attempts.
 * @param keep the session of the confirming browser: an account with another address loses its other sessions
 */
export const confirmEmail = async (
  shop: Shop,
  keep: ShopperSession | null,
  { token, password }: ConfirmEmailRequest,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const isLink = and(eq(registration.tokenHash, hashToken(token)), gt(registration.expiresAt, new Date()))
  const [requested] = await shop.db.select().from(registration).where(isLink)
  if (!requested) return refuse('not_found', deadLink)
  const account = requested.customerId === null ? null : await findCustomer(shop.db, requested.customerId)
  const { email, passwordHash: hash } = account ?? requested
  const refusal = await checkPassword(
    shop,
    { email, hash, typed: password, ip },
    account ? wrongPassword : otherPassword,
  )
  if (refusal) return refusal
  return transact(shop.db, async (tx) => {
    // As a new password does: before the link.
    const unchanged =
      !account || (await endSessions(tx, account.id, keep?.tokenHash ?? null, isUnchanged(account)))
    if (!unchanged || !(await takeLink(tx, requested))) return refuse('not_found', deadLink)
    return account ? changeEmail(tx, shop, account, requested.email, ip) : openAccount(tx, requested, ip)
  })
}
