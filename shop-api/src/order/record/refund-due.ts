import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { payment, refund, type RefundRow } from '../../db/schema/buying/payment.ts'
import { canOrderMove } from '../state/states.ts'
import { forgottenPieces } from './pieces-left.ts'
import { readOrderLines, readParcels, readRefunds } from './queries.ts'

/** The amounts received and returned for an order, in cents. */
export interface ProviderMoney {
  received: number
  /** At the provider, and by transfers of employees. */
  refunded: number
  chargedBack: number
  /** The part of the refunds of the shop that was of the price. */
  priceRefunded: number
}

/** `refundedCents` is what the shop requested, and what it recorded of refunds made at the provider. The provider reports the same refunds, earlier or later. */
type OrderMoney = Pick<OrderRow, 'state' | 'totalCents' | 'refundedCents' | 'paidAt'>

const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::int`

const transferredCents = sql`(select sum(${refund.amountCents}) from ${refund}
  where ${refund.orderId} = ${payment.orderId} and ${refund.paymentId} is null and ${refund.state} = 'done')`

const priceRefundedCents = sql`(select sum(${refund.amountCents}) from ${refund}
  where ${refund.orderId} = ${payment.orderId} and ${refund.kind} = 'price' and ${refund.state} <> 'failed')`

/** Nested, because drizzle leaves out the table of a column that is directly in the `sql` of a selected field. */
const releasedOfOrder = and(eq(refund.orderId, orderTable.id), refund.released, eq(refund.state, 'done'))

/** The part of an order's `refundedCents` that was only authorised: no money was taken, and none went back. */
export const releasedCents = sql<number>`coalesce((select sum(${refund.amountCents}) from ${refund}
  where ${releasedOfOrder}), 0)::int`

/** Sums over the payments of an order. */
export const providerMoney = {
  received: sum(
    sql`case when ${payment.state} = 'paid' then ${payment.amountCents} else 0 end + ${payment.strayCents}`,
  ),
  refunded: sql<number>`(coalesce(sum(${payment.refundedCents}), 0) + coalesce(max(${transferredCents}), 0))::int`,
  chargedBack: sum(sql`${payment.chargedBackCents}`),
  priceRefunded: sql<number>`coalesce(max(${priceRefundedCents}), 0)::int`,
}

/** The part of the price that was not refunded by the shop; 0 if the order was never paid. */
const priceLeft = ({ totalCents, paidAt }: OrderMoney, { priceRefunded }: ProviderMoney): number =>
  paidAt === null ? 0 : totalCents - priceRefunded

/** The amount that can still be refunded, including the price. */
export const refundableOf = (
  { refundedCents }: OrderMoney,
  { received, refunded, chargedBack }: ProviderMoney,
): number => Math.max(0, received - chargedBack - Math.max(refunded, refundedCents))

/** What was received and not returned, besides the part of the price that the shop may keep. */
const surplusOf = (order: OrderMoney, money: ProviderMoney, keepsCents: number): number =>
  money.received - money.chargedBack - Math.max(money.refunded, order.refundedCents) - keepsCents

/** The amount that is still to be refunded. An order that ended keeps nothing of the price. */
const refundDueOf = (order: OrderMoney, money: ProviderMoney): number => {
  const keepsCents = canOrderMove(order.state, 'refunded') ? priceLeft(order, money) : 0
  return Math.max(0, surplusOf(order, money, keepsCents))
}

/** The amount that was paid too much and is not returned yet. */
const overpaidOf = (order: OrderMoney, money: ProviderMoney): number =>
  Math.max(0, surplusOf(order, money, priceLeft(order, money)))

const partsOf = (cents: Record<RefundRow['kind'], number>) =>
  (['overpayment', 'price'] as const).flatMap((kind) =>
    cents[kind] > 0 ? [{ kind, cents: cents[kind] }] : [],
  )

/** Divides a refund: chosen pieces are of the price, and an amount is first of what was paid too much. */
export const divideByKind = (
  { amountCents, lines }: { amountCents: number; lines: unknown[] },
  order: OrderMoney,
  money: ProviderMoney,
): { kind: RefundRow['kind']; cents: number }[] => {
  const price =
    lines.length > 0
      ? Math.min(amountCents, Math.max(0, priceLeft(order, money)))
      : amountCents - Math.min(amountCents, overpaidOf(order, money))
  return partsOf({ price, overpayment: amountCents - price })
}

const acceptedPriceCents = sql<number>`coalesce(sum(${refund.amountCents}), 0)::int`

/**
 * Divides a refund that was made at the provider and is in its sums, but not in the refunds of the shop: first of what was paid
 * too much, then of the price as far as that is not credited, and what is more than both is none of the price either.
 * @param unrecordedCents the part of these sums that no refund has yet, with this one
 */
export const divideMade = async (
  tx: Tx,
  order: OrderRow,
  { amountCents, unrecordedCents }: { amountCents: number; unrecordedCents: number },
): Promise<{ kind: RefundRow['kind']; cents: number }[]> => {
  const money = await readProviderMoney(tx, order.id)
  const before = { ...money, refunded: money.refunded - unrecordedCents }
  const [accepted = { cents: 0 }] = await tx
    .select({ cents: acceptedPriceCents })
    .from(refund)
    .where(
      and(
        eq(refund.orderId, order.id),
        eq(refund.kind, 'price'),
        ne(refund.state, 'failed'),
        isNotNull(refund.acceptedAt),
      ),
    )
  const uncredited = order.paidAt === null ? 0 : Math.max(0, order.totalCents - accepted.cents)
  const price = Math.min(uncredited, amountCents - Math.min(amountCents, overpaidOf(order, before)))
  return partsOf({ price, overpayment: amountCents - price })
}

/** The part of the price that was returned to the payer. */
export const missingOf = (order: OrderMoney, money: ProviderMoney): number =>
  canOrderMove(order.state, 'refunded')
    ? money.priceRefunded + Math.max(0, -surplusOf(order, money, priceLeft(order, money)))
    : 0

export const readProviderMoney = async (tx: Db | Tx, orderId: string): Promise<ProviderMoney> => {
  const [money] = await tx.select(providerMoney).from(payment).where(eq(payment.orderId, orderId))
  if (!money) throw new Error('a sum has one row')
  return money
}

/** How many pieces wait to be sent or refunded, although the order is shipped. */
const countUnsent = async (tx: Tx, order: OrderRow): Promise<number> =>
  order.shipmentLines === null
    ? 0
    : forgottenPieces(
        order,
        await readOrderLines(tx, order.id),
        await readParcels(tx, order.id),
        await readRefunds(tx, order.id),
      ).reduce((pieces, { quantity }) => pieces + quantity, 0)

/** Who gave all of the price back of an order that goes on; null if the payer has not got all of it. */
const paidBackByOf = (order: OrderMoney, money: ProviderMoney): OrderRow['paidBackBy'] => {
  const missing = missingOf(order, money)
  if (missing === 0 || missing < order.totalCents) return null
  return money.chargedBack > 0 ? 'chargeback' : 'refund'
}

/**
 * Stores the amount due, whether all of the price is back, and the unsent pieces after a change of payments, state or refunds. The caller holds the lock on
 * the order.
 */
export const writeRefundDue = async (
  tx: Tx,
  order: OrderRow,
  refundedCents = order.refundedCents,
): Promise<OrderRow> => {
  const money = await readProviderMoney(tx, order.id)
  const counted = { ...order, refundedCents }
  const refundDueCents = refundDueOf(counted, money)
  const paidBackBy = paidBackByOf(counted, money)
  const [booked] = await tx
    .update(orderTable)
    .set({ refundedCents, refundDueCents, paidBackBy, unsentPieces: await countUnsent(tx, order) })
    .where(eq(orderTable.id, order.id))
    .returning()
  if (!booked) throw new Error(`order ${order.number} is gone`)
  return booked
}
