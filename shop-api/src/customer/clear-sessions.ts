import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { shopperSession } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { clearAttempts } from './authentication/attempts.ts'
import { clearKnownIps } from './authentication/known-ips.ts'

/** Deletes expired sessions and login attempts, and carts that have no owner and no order. */
export const clearSessions = async ({ db }: Shop): Promise<void> => {
  await db.delete(shopperSession).where(lt(shopperSession.expiresAt, new Date()))
  await clearAttempts(db)
  await clearKnownIps(db)
  await db
    .delete(cart)
    .where(
      and(
        isNull(cart.sessionTokenHash),
        isNull(cart.customerId),
        notExists(db.select({ id: order.id }).from(order).where(eq(order.cartId, cart.id))),
      ),
    )
}
