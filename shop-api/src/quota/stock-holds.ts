import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { bankTransfer } from 'shared-types/forms/payment'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Config } from '../config.ts'
import type { Tx } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { order, orderLine, type OrderRow } from '../db/schema/buying/order.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { refuse, refuseForNow, type Refusal } from '../refusal.ts'

interface HoldLimit {
  orders: number
  pieces: number
}

/**
 * Unpaid orders keep their articles out of stock: until `ORDER_PAYMENT_MINUTES`, a bank transfer for days. These
 * are the limits of the orders that are open at one time, including the new one, by client IP, /48 of IPv6, e-mail
 * address at one of these, session or customer, and of the whole shop, which is more than its busiest hour needs. By
 * e-mail address alone, strangers could stop the orders of a guest whose address they type.
 */
export const stockHoldLimits = {
  any: {
    address: { orders: 20, pieces: 300 },
    network: { orders: 60, pieces: 900 },
    recipientHere: { orders: 6, pieces: 200 },
    session: { orders: 6, pieces: 200 },
    total: { orders: 3_000, pieces: 20_000 },
  },
  transfer: {
    address: { orders: 5, pieces: 120 },
    network: { orders: 15, pieces: 360 },
    recipientHere: { orders: 3, pieces: 100 },
    session: { orders: 3, pieces: 100 },
    total: { orders: 500, pieces: 3_000 },
  },
  /** Instead of those of `any` when its total is reached: buyers who hold nothing yet can still order. */
  reserve: {
    address: { orders: 1, pieces: 20 },
    network: { orders: 4, pieces: 80 },
    recipientHere: { orders: 1, pieces: 20 },
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

/** The customer who was logged in; an order of a guest has the hash of its session. */
const customerOf = ({ sessionTokenHash, customerId }: OrderRow): number | null =>
  sessionTokenHash === null ? customerId : null

/** In the order of the keys. */
const lockStatement = statement((db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(hashtext('stock hold'), hashtext(key))` })
    .from(sql`unnest(${sql.placeholder('keys')}::text[]) as key`)
    .prepare('lock stock holds'),
)

/**
 * Locks the counts of this holder until the transaction ends, so that concurrent orders are counted one after
 * the other. Call it after the locks on cart and stock. The total has no lock, which would put all orders of the shop
 * in one queue: orders that are placed at the same moment can exceed it by their number.
 */
const lockCounts = async (tx: Tx, placed: OrderRow): Promise<void> => {
  const { placedFrom, placedFromNetwork, customer, sessionTokenHash } = placed
  const customerId = customerOf(placed)
  const buyer = customerId === null ? normaliseEmail(customer.email) : `customer ${customerId}`
  const keys = [placedFrom, placedFromNetwork, buyer, sessionTokenHash].filter((key) => key !== null)
  await lockStatement(tx).execute({ keys: keys.toSorted() })
}

/**
 * The unpaid orders of this client IP, /48, e-mail address here, and session or customer, with the order itself. No order
 * matches null. Orders of guests with the e-mail address of a customer are in the account, but may be those of others:
 * they do not count for the customer.
 */
const sameHolder = {
  address: sql`${order.placedFrom} = ${sql.placeholder('placedFrom')}`,
  network: sql`${order.placedFromNetwork} = ${sql.placeholder('placedFromNetwork')}`,
  recipientHere: sql`${normalisedEmail(sql`${order.customer} ->> 'email'`)} = ${sql.placeholder('email')}
    and coalesce(${order.placedFromNetwork}, ${order.placedFrom}) is not distinct from
      coalesce(${sql.placeholder('placedFromNetwork')}, ${sql.placeholder('placedFrom')})`,
  session: sql`(${order.sessionTokenHash} = ${sql.placeholder('tokenHash')}
    or ${order.customerId} = ${sql.placeholder('customerId')} and ${order.sessionTokenHash} is null)`,
  total: sql`true`,
} satisfies Record<HoldScope, SQL>

const countsStatement = (isTransfer: boolean) =>
  statement((db) => {
    const scopes = Object.entries(sameHolder).map(
      ([scope, isSame]) => sql`
      select ${sql.raw(`'${scope}'`)} as scope, count(distinct ${order.id})::int as orders,
        coalesce(sum(${orderLine.quantity}), 0)::int as pieces
      from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
      where ${order.state} = 'pending_payment' and ${isSame}
        and ${isTransfer ? sql`${order.paymentMethod} = ${sql.raw(`'${bankTransfer}'`)}` : sql`true`}`,
    )
    return db
      .select({
        scope: sql<HoldScope>`scope`,
        orders: sql<number>`orders`,
        pieces: sql<number>`pieces`,
      })
      .from(sql`(${sql.join(scopes, sql` union all `)}) as counted`)
      .prepare(isTransfer ? 'held by transfer' : 'held')
  })
const countAll = countsStatement(false)
const countTransfers = countsStatement(true)

/** The open unpaid orders of each scope, including this one. */
const countHolds = (tx: Tx, placed: OrderRow, isTransfer: boolean) => {
  const { placedFrom, placedFromNetwork, customer, sessionTokenHash } = placed
  const customerId = customerOf(placed)
  const isGuest = customerId === null
  return (isTransfer ? countTransfers : countAll)(tx).execute({
    placedFrom,
    placedFromNetwork,
    email: isGuest ? normaliseEmail(customer.email) : null,
    tokenHash: isGuest ? sessionTokenHash : null,
    customerId,
  })
}

/** In this order, a refusal names one. */
const scopes = ['address', 'network', 'recipientHere', 'session', 'total'] as const

/** The first scope in which the open unpaid orders, including this one, are above a limit. */
const exceededScope = async (
  tx: Tx,
  placed: OrderRow,
  kind: HoldKind,
  quotaFactor: number,
): Promise<HoldScope | null> => {
  const counts = await countHolds(tx, placed, kind === 'transfer')
  const exceeded = counts.filter(({ scope, orders, pieces }) => {
    const limit = stockHoldLimits[kind][scope]
    return orders > limit.orders * quotaFactor || pieces > limit.pieces * quotaFactor
  })
  return scopes.find((wanted) => exceeded.some(({ scope }) => scope === wanted)) ?? null
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
        eq(order.paymentMethod, bankTransfer),
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
  const isTransfer = placed.paymentMethod === bankTransfer
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
