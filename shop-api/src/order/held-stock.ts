import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../context.ts'
import { order, orderLine, type OrderRow } from '../db/schema/buying/order.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { isBankTransfer, transferDueAt } from '../payment/methods.ts'

/** Selects unpaid orders. Each part narrows the selection. */
export interface HeldStockFilter {
  paymentMethod?: string
  email?: string
  /** The hash that `HeldStock.placedFrom` shows, or its beginning. */
  placedFrom?: string
  numbers?: string[]
  leastPieces?: number
  placedBefore?: Date
}

export interface HeldStock {
  id: string
  number: string
  createdAt: Date
  paymentMethod: string
  pieces: number
  totalCents: number
  placedFrom: string | null
  expiresAt: Date
}

const pieces = sql<number>`sum(${orderLine.quantity})::int`

const expiryOf = ({ config }: Pick<Shop, 'config'>, placed: OrderRow): Date =>
  isBankTransfer(placed.paymentMethod)
    ? transferDueAt(placed)
    : new Date(placed.createdAt.getTime() + config.orderPaymentMinutes * 60_000)

/** Unpaid orders that keep articles out of stock, the oldest first. */
export const listHeldStock = async (
  shop: Pick<Shop, 'db' | 'config'>,
  { paymentMethod, email, placedFrom, numbers, leastPieces, placedBefore }: HeldStockFilter,
): Promise<HeldStock[]> => {
  const rows = await shop.db
    .select({ placed: order, pieces })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(order.state, 'pending_payment'),
        paymentMethod === undefined ? undefined : eq(order.paymentMethod, paymentMethod),
        email === undefined
          ? undefined
          : eq(normalisedEmail(sql`${order.customer} ->> 'email'`), normaliseEmail(email)),
        placedFrom === undefined ? undefined : sql`starts_with(${order.placedFrom}, ${placedFrom})`,
        numbers === undefined ? undefined : inArray(order.number, numbers),
        placedBefore === undefined ? undefined : lte(order.createdAt, placedBefore),
      ),
    )
    .groupBy(order.id)
    .having(leastPieces === undefined ? undefined : gte(pieces, leastPieces))
    .orderBy(asc(order.createdAt), asc(order.number))
  return rows.map(({ placed, pieces: held }) => ({
    id: placed.id,
    number: placed.number,
    createdAt: placed.createdAt,
    paymentMethod: placed.paymentMethod,
    pieces: held,
    totalCents: placed.totalCents,
    placedFrom: placed.placedFrom,
    expiresAt: expiryOf(shop, placed),
  }))
}
