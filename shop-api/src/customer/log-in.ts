import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LoginRequest } from 'shared-types/v1/customer'
import type { Shop } from '../context.ts'
import { lockCart } from '../cart/queries.ts'
import type { Tx } from '../db/client.ts'
import { cart, cartItem } from '../db/schema/cart.ts'
import { customer, shopperSession } from '../db/schema/customer.ts'
import { order } from '../db/schema/order.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { attemptKey, countAttempt, forgetAttempts, secondsToWait } from './attempts.ts'
import { isPassword } from './password.ts'
import type { CustomerRow } from './queries.ts'
import { newLogin, type NewSession, type ShopperSession } from './shopper-session.ts'

export const slowDown = (seconds: number): Refusal =>
  refuse(
    'rate_limited',
    `Er is te vaak een verkeerd wachtwoord ingevuld. Wacht ${seconds} seconden en probeer het dan opnieuw, of kies een nieuw wachtwoord.`,
  )

const unknown = refuse(
  'login_failed',
  'Dit e-mailadres en wachtwoord horen niet bij elkaar. Net een account aangevraagd? Volg dan eerst de link in onze e-mail.',
)

/** The guest's cart becomes the customer's; where they had one, each article has the larger of both quantities. */
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
  for (const { id: _id, ...line } of lines) {
    await tx
      .insert(cartItem)
      .values({ ...line, cartId: own.id })
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.variantId, cartItem.configurationKey],
        set: { quantity: sql`greatest(${cartItem.quantity}, excluded.quantity)` },
      })
  }
  await tx
    .update(cart)
    .set({ updatedAt: new Date(), voucherCode: sql`coalesce(${cart.voucherCode}, ${brought.voucherCode})` })
    .where(eq(cart.id, own.id))
  // An order may have come from it, so that it stays; empty, and nobody's.
  await tx.delete(cartItem).where(eq(cartItem.cartId, brought.id))
  await tx.update(cart).set({ sessionTokenHash: null }).where(eq(cart.id, brought.id))
}

/** Another session than before, so that a token from before is worth nothing after. What the guest had comes along. */
const enter = async (
  tx: Tx,
  guest: ShopperSession | null,
  who: CustomerRow,
  remember: boolean,
): Promise<NewSession> => {
  // One login at a time: two guests' carts cannot both become the one cart of the customer.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, who.id)).for('update')
  const begun = await newLogin(tx, who.id, remember)
  if (guest) {
    await tx
      .update(order)
      .set({ sessionTokenHash: begun.session.tokenHash, customerId: who.id })
      .where(and(eq(order.sessionTokenHash, guest.tokenHash), isNull(order.customerId)))
    if (guest.customerId === null) await mergeCarts(tx, guest, begun.session)
    await tx.delete(shopperSession).where(eq(shopperSession.tokenHash, guest.tokenHash))
  }
  return begun
}

/** Logs in. Wrong passwords are counted by account, also for accounts that do not exist; each takes as long. */
export const logIn = async (
  { db }: Shop,
  guest: ShopperSession | null,
  { username, password, remember = false }: LoginRequest,
): Promise<{ who: CustomerRow; begun: NewSession } | Refusal> => {
  const email = username.trim().toLowerCase()
  const key = attemptKey('login', email)
  const wait = await secondsToWait(db, key)
  if (wait > 0) return slowDown(wait)
  const [who] = await db.select().from(customer).where(eq(customer.email, email))
  if (!(await isPassword(who?.passwordHash, password)) || !who) {
    await countAttempt(db, key)
    return unknown
  }
  return transact(db, async (tx) => {
    await forgetAttempts(tx, key)
    return { who, begun: await enter(tx, guest, who, remember) }
  })
}
