import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { order, type OrderRow } from '../../db/schema/buying/order.ts'
import { releasedCents } from '../../order/record/refund-due.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

export interface OrderPage {
  orders: (OrderRow & { releasedCents: number })[]
  total: number
  page: number
  pageSize: number
}

/** The customer's orders, newest first. */
export const readOrders = async (
  { db }: Shop,
  { id }: CustomerRow,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OrderPage> => {
  const theirs = eq(order.customerId, id)
  const total = await db.$count(order, theirs)
  const orders = await db
    .select({ ...getTableColumns(order), releasedCents })
    .from(order)
    .where(theirs)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { orders, total, page, pageSize }
}
