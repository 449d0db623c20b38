import { and, eq, gt } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { ConfirmEmailRequest } from 'shared-types/contracts/provider/customer'
import type { Shop } from '../../context.ts'
import { customer, registration } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { claimGuestOrders } from '../../order/record/claim-guest-orders.ts'
import { keepClaimedDetails } from '../../order/record/keep-details.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { checkPassword, rememberLogin } from './check-password.ts'
import { deadLink, hashSecret } from './mail-link.ts'

const otherPassword = refuse(
  'login_failed',
  'Met dit wachtwoord is dit account niet aangevraagd. Vul het wachtwoord in dat je zelf hebt gekozen, of vraag opnieuw een account aan.',
)

/**
 * Creates the requested account, and adds earlier guest orders with the confirmed e-mail address. The link shows
 * that the address is the shopper's, the password that the request is: anyone can request an account for the address of
 * another. Wrong passwords count as login attempts.
 */
export const confirmEmail = async (
  shop: Shop,
  { token, password }: ConfirmEmailRequest,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> => {
  const isLink = and(eq(registration.tokenHash, hashSecret(token)), gt(registration.expiresAt, new Date()))
  const [requested] = await shop.db.select().from(registration).where(isLink)
  if (!requested) return refuse('not_found', deadLink)
  const { email, passwordHash, profile } = requested
  const refusal = await checkPassword(shop, { email, hash: passwordHash, typed: password, ip }, otherPassword)
  if (refusal) return refusal
  return transact(shop.db, async (tx) => {
    const [pending] = await tx.delete(registration).where(isLink).returning({ email: registration.email })
    if (!pending) return refuse('not_found', deadLink)
    const [made] = await tx
      .insert(customer)
      .values({ email, passwordHash, profile })
      .onConflictDoNothing()
      .returning({ id: customer.id, email: customer.email })
    if (!made) return refuse('not_found', deadLink)
    await tx.delete(registration).where(eq(registration.email, email))
    await rememberLogin(tx, made, ip)
    await claimGuestOrders(tx, made)
    await keepClaimedDetails(tx, made.id)
    return { message: 'Je account is klaar. Je kunt nu inloggen.' }
  })
}
