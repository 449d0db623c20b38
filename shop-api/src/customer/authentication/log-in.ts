import { and, eq, sql } from 'drizzle-orm'
import type { LoginRequest } from 'shared-types/contracts/provider/customer'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../../context.ts'
import { chooseCode } from '../../cart/choose-code.ts'
import { mergeLine, removeSurplus } from '../../cart/put-line.ts'
import { lockCart } from '../../cart/contents/queries.ts'
import type { Tx } from '../../db/client.ts'
import { cart, cartItem } from '../../db/schema/buying/cart.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { customer, shopperSession, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'
import { transact } from '../../db/transact.ts'
import { findUnpaidOrder } from '../../order/record/queries.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { claimGuestOrders } from '../../order/record/claim-guest-orders.ts'
import { isUnchanged } from '../profile/queries.ts'
import { checkPassword, rememberLogin } from './check-password.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { newLogin, type NewSession, type ShopperSession } from '../../session/shopper-session.ts'

const unknown = refuse(
  'login_failed',
  'Dit e-mailadres en wachtwoord horen niet bij elkaar. Net een account aangevraagd? Volg dan eerst de link in onze e-mail.',
)

/**
 * Merges the guest's cart into the customer's; each line gets the larger quantity. What does not fit is left out. The
 * code that the guest has typed replaces an older one, as in one cart, if it counts. The guest's address and methods
 * count if the customer's cart has none.
 */
const mergeCarts = async (tx: Tx, guest: ShopperSession, session: ShopperSession): Promise<void> => {
  const brought = await lockCart(tx, guest)
  if (!brought) return
  const own = await lockCart(tx, session)
  if (!own) {
    await tx
      .update(cart)
      .set({ customerId: session.customerId, sessionTokenHash: null })
      .where(eq(cart.id, brought.id))
    return
  }
  const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, brought.id))
  for (const line of lines) await mergeLine(tx, own.id, line)
  await removeSurplus(tx, own.id)
  await chooseCode(tx, own.id, [brought, own])
  if ((await tx.$count(checkout, eq(checkout.cartId, own.id))) === 0)
    await tx.update(checkout).set({ cartId: own.id }).where(eq(checkout.cartId, brought.id))
  // Paying an order removes its lines from its cart, so the order must refer to the merged cart. A cart has
  // at most one unpaid order. If the customer's cart has one, the guest's order stays with its own cart.
  if (!(await findUnpaidOrder(tx, own.id))) {
    await tx
      .update(order)
      .set({ cartId: own.id })
      .where(and(eq(order.cartId, brought.id), eq(order.state, 'pending_payment')))
  }
  // An order may refer to the emptied cart, so its row remains, without an owner.
  await tx.delete(cartItem).where(eq(cartItem.cartId, brought.id))
  await tx.update(cart).set({ sessionTokenHash: null }).where(eq(cart.id, brought.id))
}

/** Locks the guest's session, which this login ends: like `holdOwner`, before the account and the carts. */
const lockSession = async (tx: Tx, { tokenHash }: ShopperSession): Promise<boolean> => {
  const isSame = eq(shopperSession.tokenHash, tokenHash)
  const [found] = await tx
    .select({ at: shopperSession.createdAt })
    .from(shopperSession)
    .where(isSame)
    .for('update')
  return found !== undefined
}

/** Creates a new session, so that a token from before the login is worthless. The guest's cart is merged. */
const enter = async (
  tx: Tx,
  guest: ShopperSession | null,
  account: CustomerRow,
  remember: boolean,
): Promise<NewSession> => {
  const begun = await newLogin(tx, account.id, remember)
  if (guest) {
    // An order with another e-mail address may be of another person at this computer: it stays with the browser.
    await tx
      .update(order)
      .set({
        sessionTokenHash: sql`case when ${order.customerId} = ${account.id} then null else ${begun.session.tokenHash} end`,
      })
      .where(eq(order.sessionTokenHash, guest.tokenHash))
    if (guest.customerId === null) await mergeCarts(tx, guest, begun.session)
    await tx.delete(shopperSession).where(eq(shopperSession.tokenHash, guest.tokenHash))
  }
  return begun
}

/** Logs in. Unknown accounts take as long as known ones and have the same delays. */
export const logIn = async (
  shop: Shop,
  guest: ShopperSession | null,
  { username, password, remember = false }: LoginRequest,
  ip: ClientIp,
): Promise<{ account: CustomerRow; begun: NewSession } | Refusal> => {
  const email = normaliseEmail(username)
  const [account] = await shop.db.select().from(customer).where(eq(customer.email, email))
  const claim = { email, hash: account?.passwordHash, typed: password, ip }
  const refusal = await checkPassword(shop, claim, unknown)
  if (refusal || !account) return refusal ?? unknown
  return transact(shop.db, async (tx) => {
    const brought = guest && (await lockSession(tx, guest)) ? guest : null
    // Serialises logins: the carts of two guests must not be merged at the same time.
    const [locked] = await tx
      .select({ id: customer.id })
      .from(customer)
      .where(isUnchanged(account))
      .for('update')
    if (!locked) return unknown
    await rememberLogin(tx, account, ip)
    await claimGuestOrders(tx, account)
    return { account, begun: await enter(tx, brought, account, remember) }
  })
}
