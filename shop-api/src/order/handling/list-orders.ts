import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { type Listed, mostCounted } from 'shared-types/contracts/admin/list'
import type { OrderQuery, OrderSummary } from 'shared-types/contracts/admin/orders'
import { bareZipcode, isZipcode } from 'shared-types/forms/address'
import { isPhone, normalisePhone } from 'shared-types/forms/fields/phone'
import { searchedIn } from '../../db/contains.ts'
import { dutchTime } from '../../db/database-now.ts'
import type { Db, Tx } from '../../db/client.ts'
import { countUpTo, readPage } from '../../db/read-page.ts'
import {
  order,
  hasMoreTracking,
  moreTrackingText,
  orderDetails,
  orderLine,
  orderText,
  parcel,
  parcelText,
  isToSend,
  replacedInvoice,
  replacement,
  skuText,
  type OrderRow,
} from '../../db/schema/buying/order.ts'
import { shippingMethod } from '../../db/schema/buying/shipping.ts'
import { readOpenWithdrawals } from '../fulfilment/open-withdrawals.ts'
import { payment, paymentMovement, refund } from '../../db/schema/buying/payment.ts'
import { hasEnded } from '../state/states.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { readShippingMethods } from '../../shipping/methods.ts'
import { shippingTitleIn } from '../record/shipping-title.ts'

type Shown = Pick<
  OrderSummary,
  'withdrawals' | 'shippingTitle' | 'refundedAtProviderCents' | 'openReplacements'
>

const summaryOf = (row: OrderRow, shown: Shown): OrderSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  name: `${row.customer.firstName} ${row.customer.lastName}`.trim(),
  company: row.customer.company || row.billingAddress.company,
  email: row.customer.email,
  paymentMethod: paymentTitle(row.paymentMethod),
  totalCents: row.totalCents,
  refundDueCents: row.refundDueCents,
  unsentPieces: row.unsentPieces,
  paidBackBy: row.paidBackBy,
  ...shown,
})

/** What was refunded of the price of these orders at the payment provider itself, in cents. */
const readMadeCents = async (db: Db | Tx, orderIds: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ orderId: refund.orderId, cents: sql<number>`sum(${refund.amountCents})::int` })
    .from(refund)
    .where(
      and(
        inArray(refund.orderId, orderIds),
        refund.atProvider,
        eq(refund.kind, 'price'),
        ne(refund.state, 'failed'),
      ),
    )
    .groupBy(refund.orderId)
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]))
}

/** How many replacements of each of these orders wait to be sent. */
const countOpenReplacements = async (db: Db | Tx, ids: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: replacement.orderId, waiting: count() })
    .from(replacement)
    .where(and(inArray(replacement.orderId, ids), isToSend(replacement)))
    .groupBy(replacement.orderId)
  return new Map(rows.map(({ id, waiting }) => [id, waiting]))
}

export const summariesOf = async (db: Db | Tx, rows: OrderRow[]): Promise<OrderSummary[]> => {
  const going = rows.filter(({ state }) => !hasEnded(state))
  const open = await readOpenWithdrawals(
    db,
    going.map(({ id }) => id),
  )
  const ids = rows.map(({ id }) => id)
  const made = await readMadeCents(db, ids)
  const waiting = await countOpenReplacements(db, ids)
  const methods = await readShippingMethods(db)
  return rows.map((row) =>
    summaryOf(row, {
      shippingTitle: shippingTitleIn(methods, row),
      refundedAtProviderCents: made.get(row.id) ?? 0,
      openReplacements: waiting.get(row.id) ?? 0,
      withdrawals: open.flatMap(({ orderId, ...one }) => (orderId === row.id ? [one] : [])),
    }),
  )
}

/** A day starts at midnight in the Netherlands. */
export const startOfDay = (day: string, plus = 0): SQL =>
  dutchTime(sql`(${day}::date + ${plus}::int)::timestamp`)

/** A chargeback whose work is not done. */
export const isChargebackOpen = and(
  eq(paymentMovement.kind, 'chargeback'),
  gt(paymentMovement.cents, 0),
  isNull(paymentMovement.handledAt),
)

export const hasOpenChargeback = sql`${order.id} in (select ${payment.orderId} from ${payment}
  join ${paymentMovement} on ${paymentMovement.paymentId} = ${payment.id} where ${isChargebackOpen})`

export const isRefundedWhole = eq(order.paidBackBy, 'refund')

/** To ship: paid, and the money is still there. */
export const isToShip = and(eq(order.state, 'paid'), isNull(order.paidBackBy))

/** Its last parcel left out pieces that are not refunded. */
export const hasUnsentPieces = sql`(${order.unsentPieces} > 0 and ${order.paidBackBy} is null)`

/** Something of it is to be sent again. */
export const hasOpenReplacement = sql`${order.id} in (select ${replacement.orderId} from ${replacement} where ${isToSend(replacement)})`

/** As typed, and as zipcodes and phone numbers are stored; the latter with or without the country code that was typed. */
const spellingsOf = (q: string): string[] => [
  q,
  ...(isZipcode(q, 'NL') ? [bareZipcode(q)] : []),
  ...(isPhone(q) ? [normalisePhone(q).replace(/^00(31|32|352)|^0/, '')] : []),
]

/** Orders of which one of these has this tracking code. */
const sentWithCode = (table: typeof parcel | typeof replacement, q: string): SQL =>
  sql`select ${table.orderId} from ${table} where ${searchedIn(parcelText(table), q)}
    union all select ${table.orderId} from ${table}
      where ${and(hasMoreTracking(table), searchedIn(moreTrackingText(table), q))}`

/**
 * Orders with this article, credit note or replaced invoice, or a tracking code besides the first one of the last parcel. As an array,
 * because a search with a condition that has no index reads all orders. `others` is what else is chosen: the newest orders
 * with a popular article may not fit it.
 */
const withNumber = (q: string, others: SQL | undefined): SQL =>
  sql`${order.id} = any(array(
    (select ${orderLine.orderId} from ${orderLine} join ${order} on ${order.id} = ${orderLine.orderId}
      where ${and(sql`${skuText(orderLine)} = ${q.toLowerCase()}`, others)}
      order by ${orderLine.id} desc limit ${mostCounted})
    union all select ${refund.orderId} from ${refund}
      where ${or(eq(refund.creditNoteNumber, q.toUpperCase()), eq(refund.reversalNumber, q.toUpperCase()))}
    union all select ${replacedInvoice.orderId} from ${replacedInvoice}
      where ${or(eq(replacedInvoice.number, q.toUpperCase()), eq(replacedInvoice.creditNoteNumber, q.toUpperCase()))}
    union all ${sentWithCode(parcel, q)}
    union all ${sentWithCode(replacement, q)}
    union all select ${order.id} from ${order}
      where ${and(hasMoreTracking(order), searchedIn(moreTrackingText(order), q))}))`

const found = (q: string, others: SQL | undefined) =>
  or(
    searchedIn(orderText(order), q),
    ...spellingsOf(q).map((spelling) => searchedIn(orderDetails(order), spelling)),
    eq(order.invoiceNumber, q.toUpperCase()),
    withNumber(q, others),
  )

interface Chosen extends OrderQuery {
  customerId?: number
}

const isOrNot = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : not(condition)

const conditionOf = ({ q, state, from, until, method, customerId, ...chosen }: Chosen) => {
  const others = and(
    state ? eq(order.state, state) : undefined,
    isOrNot(gt(order.refundDueCents, 0), chosen.refundDue),
    isOrNot(hasOpenChargeback, chosen.chargedBack),
    isOrNot(hasUnsentPieces, chosen.unsent),
    chosen.paidBack === 'no' ? isNull(order.paidBackBy) : undefined,
    chosen.paidBack && chosen.paidBack !== 'no' ? eq(order.paidBackBy, chosen.paidBack) : undefined,
    isOrNot(hasOpenReplacement, chosen.replacement),
    chosen.shippingMethod ? eq(order.shippingMethod, chosen.shippingMethod) : undefined,
    from ? gte(order.createdAt, startOfDay(from)) : undefined,
    until ? lt(order.createdAt, startOfDay(until, 1)) : undefined,
    method ? eq(order.paymentMethod, method) : undefined,
    customerId ? eq(order.customerId, customerId) : undefined,
  )
  return q ? and(found(q, others), others) : others
}

const isExpress = sql`exists (select 1 from ${shippingMethod}
  where ${shippingMethod.express} and ${order.shippingMethod} in (${shippingMethod.code}, ${shippingMethod.insuredCode}))`

/** The newest first. Of those to ship, the most urgent first: express, and then the one that has waited longest. */
const sequenceOf = ({ state }: Chosen): SQL[] =>
  state === 'paid'
    ? [desc(isExpress), asc(order.createdAt), asc(order.id)]
    : [desc(order.createdAt), desc(order.id)]

/** One page of the orders that fit; of chosen ones at most `mostCounted` are counted. */
export const listOrders = async (db: Db, query: Chosen): Promise<Listed<OrderSummary>> => {
  const chosen = conditionOf(query)
  const { rows, total } = await readPage(
    query,
    db
      .select()
      .from(order)
      .where(chosen)
      .orderBy(...sequenceOf(query)),
    countUpTo(db, order, chosen, query),
  )
  return { rows: await summariesOf(db, rows), total }
}
