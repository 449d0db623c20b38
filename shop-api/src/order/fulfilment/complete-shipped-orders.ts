import { and, asc, eq, sql } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { eachApart } from '../../db/batches.ts'
import { order } from '../../db/schema/buying/order.ts'
import { completeOrder } from './complete-order.ts'

/** After the parcel has left: well past its arrival and the two weeks in which it can be withdrawn. */
const daysAfterShipping = 30

/** Completes orders that were shipped long ago. Money can still go back after that. */
export const completeShippedOrders = async (shop: Shop, stopping: AbortSignal): Promise<void> => {
  const arrived = await shop.db
    .select({ id: order.id, number: order.number })
    .from(order)
    .where(
      and(
        eq(order.state, 'shipped'),
        eq(order.unsentPieces, 0),
        sql`${order.shippedAt} < now() - make_interval(days => ${daysAfterShipping}::int)`,
      ),
    )
    .orderBy(asc(order.createdAt))
    .limit(1000)
  await eachApart(
    arrived,
    ({ number }) => `order ${number}`,
    async ({ id }) => {
      // Another replica or an employee may be first: then it is refused.
      if (!stopping.aborted) await completeOrder(shop, id)
    },
  )
}
