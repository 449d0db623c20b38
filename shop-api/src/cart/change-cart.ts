import type { Cart } from 'shared-types/contracts/cart'
import type { Db, Tx } from '../db/client.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import type { CartRow } from './contents/queries.ts'
import { showCart } from './read-cart.ts'

/**
 * Changes a cart in one transaction, and then returns the result. The response is built after the lock is
 * released.
 */
export const changeCart = async (
  db: Db,
  change: (tx: Tx) => Promise<CartRow | Refusal>,
): Promise<Cart | Refusal> => {
  const changed = await transact(db, change)
  return isRefusal(changed) ? changed : showCart(db, changed)
}

/** As `changeCart`, for requests that may be the shopper's first: creates a session if there is none. */
export const fillCart = async (
  db: Db,
  visit: Visit,
  fill: (tx: Tx, session: ShopperSession) => Promise<CartRow | Refusal>,
): Promise<Cart | Refusal> => {
  const changed = await transactFor(db, visit, fill)
  return isRefusal(changed) ? changed : showCart(db, changed)
}
