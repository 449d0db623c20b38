import { and, asc, eq, sql } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order } from '../../db/schema/buying/order.ts'
import { completeOrder } from './complete-order.ts'

/** After the parcel has left: well past its arrival and the two weeks in which it can be withdrawn. */
const daysAfterShipping = 30

/** Completes orders that were shipped long ago. Money can still go back after that. */
export const completeShippedOrders = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const arrived = await shop.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.state, 'shipped'),
        sql`${order.shippedAt} < now() - make_interval(days => ${daysAfterShipping}::int)`,
      ),
    )
    .orderBy(asc(order.createdAt))
    .limit(1000)
  for (const { id } of arrived) {
    if (stopping.aborted) return
    // Another replica or an employee may be first: then it is refused.
    await completeOrder(shop, id)
  }
}
