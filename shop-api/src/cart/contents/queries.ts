import { and, eq, getTableColumns, isNull, type Placeholder, sql } from 'drizzle-orm'
import { readChoices } from 'shared-types/configuration'
import { maxLineQuantity } from 'shared-types/limits'
import { configure } from '../../configurator/configure.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'
import { holdOwner, type Owner } from '../../session/visit.ts'
import type { Db, Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { cart, cartItem } from '../../db/schema/buying/cart.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { configurator } from '../../db/schema/products/configurator.ts'
import { order, orderLine } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { maxLines } from './quantity.ts'

export type CartRow = typeof cart.$inferSelect

/** A logged-in customer has one cart in all browsers; a guest has one per session. */
const ownedBy = ({ customerId, tokenHash }: ShopperSession) =>
  customerId === null ? { sessionTokenHash: tokenHash } : { customerId }

const ofGuest = and(eq(cart.sessionTokenHash, sql.placeholder('tokenHash')), isNull(cart.orderedAt))
const ofCustomer = and(eq(cart.customerId, sql.placeholder('customerId')), isNull(cart.orderedAt))

const cartOfGuest = statement((db) => db.select().from(cart).where(ofGuest).prepare('cart of guest'))
const cartOfCustomer = statement((db) => db.select().from(cart).where(ofCustomer).prepare('cart of customer'))
const lockCartOfGuest = statement((db) =>
  db.select().from(cart).where(ofGuest).for('no key update').prepare('lock cart of guest'),
)
const lockCartOfCustomer = statement((db) =>
  db.select().from(cart).where(ofCustomer).for('no key update').prepare('lock cart of customer'),
)

export const findCart = async (
  db: Db,
  { customerId, tokenHash }: ShopperSession,
): Promise<CartRow | null> => {
  const [found] = await (customerId === null
    ? cartOfGuest(db).execute({ tokenHash })
    : cartOfCustomer(db).execute({ customerId }))
  return found ?? null
}

/**
 * The current cart, locked until the transaction ends. Every change of a cart, its checkout, its order or its
 * payments first locks the owner and then the cart. This fixed order avoids deadlocks. Null for a session
 * that has ended.
 */
export const lockCart = async (tx: Tx, owner: Owner): Promise<CartRow | null> => {
  if (!(await holdOwner(tx, owner))) return null
  const { customerId, tokenHash } = owner
  const lock = () =>
    customerId === null
      ? lockCartOfGuest(tx).execute({ tokenHash })
      : lockCartOfCustomer(tx).execute({ customerId })
  const [found] = await lock()
  if (found) return found
  // A transaction that this waited for may have closed the cart and opened the next, which only a new statement sees.
  const [next] = await lock()
  return next ?? null
}

/**
 * As `lockCart`, but creates a cart if there is none. Two concurrent first adds share it. Call it within
 * `transactFor`, which locks the owner.
 */
export const ensureCart = async (tx: Tx, session: ShopperSession): Promise<CartRow> => {
  const [ensured] = await tx
    .insert(cart)
    .values(ownedBy(session))
    .onConflictDoUpdate({
      target: session.customerId === null ? cart.sessionTokenHash : cart.customerId,
      targetWhere: isNull(cart.orderedAt),
      set: { updatedAt: sql`now()` },
    })
    .returning(getTableColumns(cart))
    .prepare(session.customerId === null ? 'ensure cart of guest' : 'ensure cart of customer')
    .execute()
  if (!ensured) throw new Error('the cart was neither found nor made')
  return ensured
}

/** Changes a cart, at a moment of the database's clock: by that, reminders decide how long it is left. */
export const updateCart = async (
  tx: Tx,
  cartId: string,
  changes: Partial<Pick<CartRow, 'voucherCode'>> = {},
): Promise<CartRow> => {
  const [changed] = await tx
    .update(cart)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(cart.id, cartId))
    .returning()
  if (!changed) throw new Error('the cart is gone')
  return changed
}

/** The pieces in this cart's own unpaid order: already taken from stock, but available to this cart. */
export const heldByOrderOf = (db: Db | Tx, cartId: string | Placeholder) =>
  db
    .select({
      variantId: orderLine.variantId,
      quantity: sql<number>`sum(${orderLine.quantity})::int`.as('held_quantity'),
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.cartId, cartId), eq(order.state, 'pending_payment')))
    .groupBy(orderLine.variantId)
    .as('held')

/**
 * The quantity of a variant that a cart can have, given the quantity `held` in its own order. Zero for
 * articles that are no longer sold.
 */
export const availableStock = (held: { quantity: unknown }) =>
  sql<number>`case when ${variant.active} and ${product.active} then ${variant.stock} + coalesce(${held.quantity}, 0) else 0 end`

/** Availability of a variant for a cart. */
interface Availability {
  /** For this line: without what other configurations of the same article use. */
  available: number
  /** Quantity of this line. */
  inCart: number
  priceCents: number
  /** Sold only with a configuration. */
  isConfigurable: boolean
  /** There is no room for this line, which is not in the cart yet. */
  isFull: boolean
}

/**
 * The available quantity of a variant and the quantity that the cart already contains. Null when the variant
 * is not sold, or when the configuration (`configurationKey`) contains an option that no longer exists.
 */
export const readAvailability = async (
  tx: Tx,
  cartId: string,
  variantId: number,
  configurationKey = '',
): Promise<Availability | null> => {
  const held = heldByOrderOf(tx, cartId)
  const isLine = sql`${cartItem.configurationKey} = ${configurationKey}`
  const [row] = await tx
    .select({
      available: availableStock(held),
      inCart: sql<number>`coalesce(sum(${cartItem.quantity}) filter (where ${isLine}), 0)::int`,
      inOtherLines: sql<number>`coalesce(sum(${cartItem.quantity}) filter (where not ${isLine}), 0)::int`,
      lines: tx.$count(cartItem, eq(cartItem.cartId, cartId)),
      priceCents: variant.priceCents,
      steps: configurator.steps,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(configurator, eq(configurator.variantId, variant.id))
    .leftJoin(held, eq(held.variantId, variant.id))
    .leftJoin(cartItem, and(eq(cartItem.variantId, variant.id), eq(cartItem.cartId, cartId)))
    .where(and(eq(variant.id, variantId), eq(variant.active, true), eq(product.active, true)))
    .groupBy(variant.id, product.id, configurator.productId, held.quantity)
    .prepare('availability')
    .execute()
  if (!row) return null
  const { inOtherLines, lines, steps, ...found } = row
  const configured = configurationKey === '' ? null : configure(steps ?? [], readChoices(configurationKey))
  if (configured && !('chosen' in configured)) return null
  return {
    inCart: found.inCart,
    available: Math.max(0, found.available - inOtherLines),
    priceCents: found.priceCents + (configured?.extraCents ?? 0),
    isConfigurable: steps !== null,
    isFull: found.inCart === 0 && lines >= maxLines,
  }
}

/** The most pieces that a line of this article can have in the cart. */
export const mostInLine = (found: Availability | null): number =>
  found && !found.isFull ? Math.min(found.available, maxLineQuantity) : 0

export const cartIsEmpty = (): Refusal => refuse('cart_empty', 'Je winkelwagen is leeg.')
