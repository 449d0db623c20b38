import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Tx } from '../db/client.ts'
import { order, orderLine, type OrderRow } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { refuse, refuseForNow, type Refusal } from '../refusal.ts'

interface HoldLimit {
  orders: number
  pieces: number
}

/**
 * Unpaid orders keep their articles out of stock: until `ORDER_PAYMENT_MINUTES`, a bank transfer for days. These
 * are the limits of the orders that are open at one time, including the new one, by client IP, /48 of IPv6, e-mail
 * address, session or customer, and of the whole shop, which is more than its busiest hour needs.
 */
export const stockHoldLimits = {
  any: {
    address: { orders: 20, pieces: 300 },
    network: { orders: 60, pieces: 900 },
    recipient: { orders: 6, pieces: 200 },
    session: { orders: 6, pieces: 200 },
    total: { orders: 3_000, pieces: 20_000 },
  },
  transfer: {
    address: { orders: 5, pieces: 120 },
    network: { orders: 15, pieces: 360 },
    recipient: { orders: 3, pieces: 100 },
    session: { orders: 3, pieces: 100 },
    total: { orders: 500, pieces: 3_000 },
  },
  /** Instead of those of `any` when its total is reached: buyers who hold nothing yet can still order. */
  reserve: {
    address: { orders: 1, pieces: 20 },
    network: { orders: 4, pieces: 80 },
    recipient: { orders: 1, pieces: 20 },
    session: { orders: 1, pieces: 20 },
    total: { orders: 6_000, pieces: 40_000 },
  },
} as const satisfies Record<string, Record<string, HoldLimit>>

const tooMuch = {
  any: 'Er staan al veel artikelen voor je apart die nog niet zijn betaald. Betaal die bestellingen eerst, of bel ons als je zoveel tegelijk wilt bestellen.',
  transfer:
    'Er staan al bestellingen of veel artikelen voor je apart die je per bank overmaakt. Betaal die eerst, of kies een andere betaalmethode.',
}

const tooMuchInTotal = {
  any: 'Er staan op dit moment heel veel bestellingen open die nog niet zijn betaald. Probeer het over een paar minuten nog eens, of bel ons.',
  transfer:
    'Overmaken per bank kan nu even niet: er wachten al heel veel bestellingen op een overschrijving. Kies een andere betaalmethode.',
}

/** In seconds: orders are paid or cancelled all the time. */
const pauseInTotal = 5 * 60

type HoldKind = keyof typeof stockHoldLimits
type HoldScope = keyof (typeof stockHoldLimits)['any']

/** A condition that can be left out: then no order matches. */
const orNone = (condition: SQL | undefined): SQL => condition ?? sql`false`

/** The customer who was logged in; an order of a guest has the hash of its session. */
const customerOf = ({ sessionTokenHash, customerId }: OrderRow): number | null =>
  sessionTokenHash === null ? customerId : null

/**
 * The unpaid orders of this client IP, /48, e-mail address, and session or customer, with the order itself. Orders of
 * guests with the e-mail address of a customer are in the account, but may be those of others: they do not count
 * for the customer.
 */
const sameHolder = (placed: OrderRow) => {
  const { placedFrom, placedFromNetwork, customer, sessionTokenHash } = placed
  const customerId = customerOf(placed)
  const buyer =
    customerId === null
      ? {
          recipient: sql`lower(trim(${order.customer} ->> 'email')) = ${customer.email.trim().toLowerCase()}`,
          session: orNone(
            sessionTokenHash === null ? undefined : eq(order.sessionTokenHash, sessionTokenHash),
          ),
        }
      : {
          recipient: orNone(undefined),
          session: orNone(and(eq(order.customerId, customerId), isNull(order.sessionTokenHash))),
        }
  return {
    address: orNone(placedFrom === null ? undefined : eq(order.placedFrom, placedFrom)),
    network: orNone(placedFromNetwork === null ? undefined : eq(order.placedFromNetwork, placedFromNetwork)),
    ...buyer,
    total: undefined,
  } satisfies Record<HoldScope, unknown>
}

/**
 * Locks the counts of this holder until the transaction ends, so that concurrent orders are counted one after
 * the other. Call it after the locks on cart and stock. The total has no lock, which would put all orders of the shop
 * in one queue: orders that are placed at the same moment can exceed it by their number.
 */
const lockCounts = async (tx: Tx, placed: OrderRow): Promise<void> => {
  const { placedFrom, placedFromNetwork, customer, sessionTokenHash } = placed
  const customerId = customerOf(placed)
  const buyer = customerId === null ? customer.email.trim().toLowerCase() : `customer ${customerId}`
  const keys = [placedFrom, placedFromNetwork, buyer, sessionTokenHash].filter((key) => key !== null)
  for (const key of keys.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock hold'), hashtext(${key}))`)
  }
}

const countHolds = async (tx: Tx, placed: OrderRow, scope: HoldScope, isTransfer: boolean) => {
  const [counted] = await tx
    .select({
      orders: sql<number>`count(distinct ${order.id})::int`,
      pieces: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int`,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(order.state, 'pending_payment'),
        sameHolder(placed)[scope],
        isTransfer ? eq(order.paymentMethod, 'banktransfer') : undefined,
      ),
    )
  return counted ?? { orders: 0, pieces: 0 }
}

/** The first scope in which the open unpaid orders, including this one, are above a limit. */
const exceededScope = async (
  tx: Tx,
  placed: OrderRow,
  kind: HoldKind,
  quotaFactor: number,
): Promise<HoldScope | null> => {
  for (const scope of ['address', 'network', 'recipient', 'session', 'total'] as const) {
    const { orders, pieces } = await countHolds(tx, placed, scope, kind === 'transfer')
    const limit = stockHoldLimits[kind][scope]
    if (orders > limit.orders * quotaFactor || pieces > limit.pieces * quotaFactor) return scope
  }
  return null
}

/**
 * Bank transfers together hold at most half of a variant's stock, rounded up. Returns the first variant above
 * that share.
 */
const aboveShare = async (tx: Tx, placed: OrderRow): Promise<string | null> => {
  const ofOrder = tx
    .select({ id: orderLine.variantId })
    .from(orderLine)
    .where(eq(orderLine.orderId, placed.id))
  // Locked before the count, so that two transfers for the same articles are counted one after the other.
  const variants = await tx
    .select({ id: variant.id, stock: variant.stock })
    .from(variant)
    .where(inArray(variant.id, ofOrder))
    .orderBy(variant.id)
    .for('no key update')
  const held = await tx
    .select({
      variantId: orderLine.variantId,
      title: sql<string>`min(${orderLine.productTitle})`,
      pieces: sql<number>`sum(${orderLine.quantity})::int`,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.state, 'pending_payment'),
        eq(order.paymentMethod, 'banktransfer'),
        inArray(
          orderLine.variantId,
          variants.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(orderLine.variantId)
  const above = held.find(({ variantId, pieces }) => {
    const stock = variants.find(({ id }) => id === variantId)?.stock ?? 0
    return pieces > Math.ceil((stock + pieces) / 2)
  })
  return above?.title ?? null
}

/**
 * Refuses an order that is already written in this transaction when it would keep too much out of stock
 * without payment: too many orders or pieces of one holder or in total, or too large a share of a variant by transfer.
 */
export const refuseStockHold = async (
  tx: Tx,
  { quotaFactor, orderPaymentMinutes }: Pick<Config, 'quotaFactor' | 'orderPaymentMinutes'>,
  placed: OrderRow,
): Promise<Refusal | null> => {
  const isTransfer = placed.paymentMethod === 'banktransfer'
  const title = isTransfer ? await aboveShare(tx, placed) : null
  if (title !== null) {
    return refuse(
      'quantity_unavailable',
      `Van ${title} kunnen we niet zoveel stuks apart houden tot een overschrijving binnen is. Kies een andere betaalmethode, of bestel er minder.`,
    )
  }
  await lockCounts(tx, placed)
  const exceeded = (kind: HoldKind) => exceededScope(tx, placed, kind, quotaFactor)
  for (const kind of isTransfer ? (['transfer', 'any'] as const) : (['any'] as const)) {
    const scope = await exceeded(kind)
    if (scope === null) continue
    if (scope !== 'total') return refuseForNow(orderPaymentMinutes * 60, tooMuch[kind])
    const usesReserve = kind === 'any' && (await exceeded('reserve')) === null
    if (!usesReserve) return refuseForNow(pauseInTotal, tooMuchInTotal[kind])
  }
  return null
}
