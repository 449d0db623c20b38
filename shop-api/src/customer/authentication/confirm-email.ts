import { and, eq, gt } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { Shop } from '../../context.ts'
import { customer, registration } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { claimGuestOrders } from '../../order/record/claim-guest-orders.ts'
import { keepClaimedDetails } from '../../order/record/keep-details.ts'
import { deadLink, hashSecret } from './mail-link.ts'

/** Creates the requested account, and adds earlier guest orders with the confirmed e-mail address. */
export const confirmEmail = ({ db }: Shop, token: string): Promise<CustomerMessage | Refusal> =>
  transact(db, async (tx) => {
    const [pending] = await tx
      .delete(registration)
      .where(and(eq(registration.tokenHash, hashSecret(token)), gt(registration.expiresAt, new Date())))
      .returning()
    if (!pending) return refuse('not_found', deadLink)
    const { email, passwordHash, profile } = pending
    const [made] = await tx
      .insert(customer)
      .values({ email, passwordHash, profile })
      .onConflictDoNothing()
      .returning({ id: customer.id, email: customer.email })
    if (!made) return refuse('not_found', deadLink)
    await tx.delete(registration).where(eq(registration.email, email))
    await claimGuestOrders(tx, made)
    await keepClaimedDetails(tx, made.id)
    return { message: 'Je account is klaar. Je kunt nu inloggen.' }
  })
