import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ListQuery } from 'shared-types/contracts/admin/list'
import type { ReturnToHandle } from 'shared-types/contracts/admin/orders'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/buying/order.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'

const day = 24 * 60 * 60 * 1000
/** BW 6:230r: the money must be back within 14 days of the declaration. */
const refundDays = 14

/** Withdrawals and requests to return a rug, the newest first. */
export const listReturns = async (
  db: Db,
  { page, perPage }: ListQuery,
): Promise<{ rows: ReturnToHandle[]; total: number }> => {
  const all = unionAll(
    db
      .select({
        id: withdrawal.id,
        kind: sql<'withdrawal' | 'return'>`'withdrawal'`.as('kind'),
        orderId: withdrawal.orderId,
        orderNumber: withdrawal.orderNumber,
        email: withdrawal.email,
        articles: withdrawal.articles,
        receivedAt: withdrawal.receivedAt,
      })
      .from(withdrawal),
    db
      .select({
        id: returnRequest.id,
        kind: sql<'withdrawal' | 'return'>`'return'`.as('kind'),
        orderId: returnRequest.orderId,
        orderNumber: returnRequest.orderNumber,
        email: returnRequest.email,
        articles: returnRequest.explanation,
        receivedAt: returnRequest.createdAt,
      })
      .from(returnRequest),
  ).as('returned')
  const rows = await db
    .select({ returned: all._.selectedFields, orderState: order.state })
    .from(all)
    .leftJoin(order, eq(order.id, all.orderId))
    .orderBy(desc(all.receivedAt), all.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map(
      ({ returned: { id, kind, orderId, orderNumber, email, articles, receivedAt }, orderState }) => ({
        id,
        kind,
        orderId,
        orderNumber,
        email,
        articles,
        receivedAt: receivedAt.toISOString(),
        refundBy:
          kind === 'withdrawal' ? new Date(receivedAt.getTime() + refundDays * day).toISOString() : null,
        orderState,
      }),
    ),
    total: (await db.$count(withdrawal)) + (await db.$count(returnRequest)),
  }
}
