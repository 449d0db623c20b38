import { eq } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { shopperSession } from '../../db/schema/buying/customer.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'

/** Ends the session; the next one starts empty. The customer's cart is retained. */
export const logOut = async ({ db }: Shop, session: ShopperSession | null): Promise<void> => {
  if (session) await db.delete(shopperSession).where(eq(shopperSession.tokenHash, session.tokenHash))
}
