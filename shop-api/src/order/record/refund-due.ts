import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { canOrderMove } from '../../payment/states.ts'

/** The amounts received and returned at the payment provider for an order, in cents. */
export interface ProviderMoney {
  received: number
  refunded: number
  chargedBack: number
}

/** `refundedCents` is what the operator recorded. The provider reports the same refunds, earlier or later. */
type OrderMoney = Pick<OrderRow, 'state' | 'totalCents' | 'refundedCents'>

const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::int`

/** Sums over the payments of an order. */
export const providerMoney = {
  received: sum(
    sql`case when ${payment.state} = 'paid' then ${payment.amountCents} else 0 end + ${payment.strayCents}`,
  ),
  refunded: sum(sql`${payment.refundedCents}`),
  chargedBack: sum(sql`${payment.chargedBackCents}`),
}

/** The price, if the order was bought and not refunded. */
const priceOf = ({ state, totalCents }: OrderMoney): number =>
  canOrderMove(state, 'refunded') ? totalCents : 0

/** The amount that was overpaid, or paid after a cancellation: it must be refunded, and may already be. */
export const surplusOf = (order: OrderMoney, { received, chargedBack }: ProviderMoney): number =>
  Math.max(0, received - chargedBack - priceOf(order))

const balance = (order: OrderMoney, { received, refunded, chargedBack }: ProviderMoney): number =>
  received - chargedBack - Math.max(refunded, order.refundedCents) - priceOf(order)

/** The amount that is still to be refunded. */
const refundDueOf = (order: OrderMoney, money: ProviderMoney): number => Math.max(0, balance(order, money))

/** The part of the price that was returned to the payer. */
export const missingOf = (order: OrderMoney, money: ProviderMoney): number =>
  Math.max(0, -balance(order, money))

export const readProviderMoney = async (tx: Tx, orderId: string): Promise<ProviderMoney> => {
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
