import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { payment, refund } from '../../db/schema/buying/payment.ts'
import { canOrderMove } from '../../payment/states.ts'

/** The amounts received and returned for an order, in cents. */
export interface ProviderMoney {
  received: number
  /** At the provider, and by transfers of employees. */
  refunded: number
  chargedBack: number
}

/** `refundedCents` is what the shop requested. The provider reports the same refunds, earlier or later. */
type OrderMoney = Pick<OrderRow, 'state' | 'totalCents' | 'refundedCents'>

const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::int`

const transferredCents = sql`(select sum(${refund.amountCents}) from ${refund}
  where ${refund.orderId} = ${payment.orderId} and ${refund.paymentId} is null and ${refund.state} = 'done')`

/** Sums over the payments of an order. */
export const providerMoney = {
  received: sum(
    sql`case when ${payment.state} = 'paid' then ${payment.amountCents} else 0 end + ${payment.strayCents}`,
  ),
  refunded: sql<number>`(coalesce(sum(${payment.refundedCents}), 0) + coalesce(max(${transferredCents}), 0))::int`,
  chargedBack: sum(sql`${payment.chargedBackCents}`),
}

/** The price, if the order was bought and not refunded. */
const priceOf = ({ state, totalCents }: OrderMoney): number =>
  canOrderMove(state, 'refunded') ? totalCents : 0

/** The amount that can still be refunded, including the price. */
export const refundableOf = (
  { refundedCents }: OrderMoney,
  { received, refunded, chargedBack }: ProviderMoney,
): number => Math.max(0, received - chargedBack - Math.max(refunded, refundedCents))

const balance = (order: OrderMoney, { received, refunded, chargedBack }: ProviderMoney): number =>
  received - chargedBack - Math.max(refunded, order.refundedCents) - priceOf(order)

/** The amount that is still to be refunded. */
const refundDueOf = (order: OrderMoney, money: ProviderMoney): number => Math.max(0, balance(order, money))

/** The part of the price that was returned to the payer. */
export const missingOf = (order: OrderMoney, money: ProviderMoney): number =>
  Math.max(0, -balance(order, money))

export const readProviderMoney = async (tx: Db | Tx, orderId: string): Promise<ProviderMoney> => {
  const [money] = await tx.select(providerMoney).from(payment).where(eq(payment.orderId, orderId))
  if (!money) throw new Error('a sum has one row')
  return money
}

/** Stores the amount due after a change of payments, state or refunds. The caller holds the lock on the order. */
export const writeRefundDue = async (
  tx: Tx,
  order: OrderRow,
  refundedCents = order.refundedCents,
): Promise<OrderRow> => {
  const refundDueCents = refundDueOf({ ...order, refundedCents }, await readProviderMoney(tx, order.id))
  const [booked] = await tx
    .update(orderTable)
    .set({ refundedCents, refundDueCents })
    .where(eq(orderTable.id, order.id))
    .returning()
  if (!booked) throw new Error(`order ${order.number} is gone`)
  return booked
}
