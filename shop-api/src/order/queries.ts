import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { rugsPath } from '../catalog/known-categories.ts'
import { cart } from '../db/schema/cart.ts'
import { holdOwner } from '../session/visit.ts'
import type { Db, Tx } from '../db/client.ts'
import { category, product, productCategory } from '../db/schema/catalog.ts'
import { order, orderLine, type OrderLineRow, type OrderRow } from '../db/schema/order.ts'
import { payment, type PaymentRow } from '../db/schema/payment.ts'

export const findOrder = async (db: Db | Tx, orderId: string): Promise<OrderRow | null> => {
  const [found] = await db.select().from(order).where(eq(order.id, orderId))
  return found ?? null
}

/** The order, with the locks that every change of it asks for: the owner of its cart, then the cart (`lockCart`). */
export const lockOrder = async (tx: Tx, orderId: string): Promise<OrderRow | null> => {
  const [owner] = await tx
    .select({ tokenHash: cart.sessionTokenHash, customerId: cart.customerId })
    .from(cart)
    .innerJoin(order, eq(order.cartId, cart.id))
    .where(eq(order.id, orderId))
  if (owner) await holdOwner(tx, owner)
  await tx
    .select({ id: cart.id })
    .from(cart)
    .where(eq(cart.id, tx.select({ id: order.cartId }).from(order).where(eq(order.id, orderId))))
    .for('no key update')
  // Read again after the lock: what the row said before may have changed while waiting for it.
  return findOrder(tx, orderId)
}

/** The order that a cart is waiting to see paid; there is one at most. */
export const findUnpaidOrder = async (tx: Tx, cartId: string): Promise<OrderRow | null> => {
  const [found] = await tx
    .select()
    .from(order)
    .where(and(eq(order.cartId, cartId), eq(order.state, 'pending_payment')))
  return found ?? null
}

/** A line, with what its product is now. */
export interface OrderLine extends OrderLineRow {
  /** Title of its main category. */
  category: string
  isRug: boolean
}

const isRug = sql<boolean>`exists (
  select from ${productCategory} join ${category} as ${sql.identifier('rugs')} on ${sql.identifier('rugs')}.id = ${productCategory.categoryId}
  where ${productCategory.productId} = ${orderLine.productId}
    and (${sql.identifier('rugs')}.path = ${rugsPath} or ${sql.identifier('rugs')}.path like ${`${rugsPath}/%`})
)`

export const readOrderLines = (db: Db | Tx, orderId: string): Promise<OrderLine[]> =>
  db
    .select({ ...getTableColumns(orderLine), category: category.title, isRug })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))

/** The payment that says how paying stands: the one that paid, else the one in play, else the last try. */
export const findTellingPayment = async (db: Db | Tx, orderId: string): Promise<PaymentRow> => {
  const [found] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(
      sql`case when ${payment.state} = 'paid' then 0 when ${payment.state} in ('open', 'pending') then 1 else 2 end`,
      desc(payment.createdAt),
    )
    .limit(1)
  if (!found) throw new Error(`order ${orderId} has no payment`)
  return found
}
