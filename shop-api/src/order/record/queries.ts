import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rugs } from '../../catalog/category/known-categories.ts'
import { cart } from '../../db/schema/buying/cart.ts'
import { holdOwner } from '../../session/visit.ts'
import type { Db, Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { category, product, productCategory } from '../../db/schema/products/catalog.ts'
import {
  order,
  orderLine,
  parcel,
  replacedInvoice,
  replacement,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
  type ReplacedInvoiceRow,
  type ReplacementRow,
} from '../../db/schema/buying/order.ts'
import { payment, refund, type PaymentRow, type RefundRow } from '../../db/schema/buying/payment.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'
import { hasEnded } from '../state/states.ts'

export const findOrder = async (db: Db | Tx, orderId: string): Promise<OrderRow | null> => {
  const [found] = await db.select().from(order).where(eq(order.id, orderId))
  return found ?? null
}

/** The order, with the locks that every change needs: the owner of its cart, then the cart (`lockCart`). */
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
  // Read again, because the row may have changed while waiting for the lock.
  return findOrder(tx, orderId)
}

/** For operators, by the order number that they type. */
export const noSuchOrder = (): Refusal =>
  refuseAction('not_found', 'no such order', 'Deze bestelling bestaat niet.')

const unpaidOrder = statement((db) =>
  db
    .select()
    .from(order)
    .where(and(eq(order.cartId, sql.placeholder('cartId')), eq(order.state, 'pending_payment')))
    .prepare('unpaid order of cart'),
)

/** The unpaid order of a cart; there is at most one. */
export const findUnpaidOrder = async (tx: Tx, cartId: string): Promise<OrderRow | null> => {
  const [found] = await unpaidOrder(tx).execute({ cartId })
  return found ?? null
}

/** An order line with current data of its product. */
export interface OrderLine extends OrderLineRow {
  /** Title of the main category. */
  category: string
  isRug: boolean
  /** Whether the product has a page. */
  inShop: boolean
}

const own = alias(category, 'own_category')
const ofRugs = alias(category, 'category_of_rugs')
const isRug = sql<boolean>`exists (
  select from ${productCategory} join ${category} as ${own} on ${own.id} = ${productCategory.categoryId}
    join ${category} as ${ofRugs} on ${ofRugs.code} = ${rugs}
  where ${productCategory.productId} = ${orderLine.productId}
    and (${own.id} = ${ofRugs.id} or starts_with(${own.path}, ${ofRugs.path} || '/'))
)`

const linesOfOrder = statement((db) =>
  db
    .select({ ...getTableColumns(orderLine), category: category.title, isRug, inShop: product.active })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(category, eq(category.id, product.mainCategoryId))
    .where(eq(orderLine.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLine.id))
    .prepare('order lines'),
)

export const readOrderLines = (db: Db | Tx, orderId: string): Promise<OrderLine[]> =>
  linesOfOrder(db).execute({ orderId })

const paymentsOfOrder = statement((db) =>
  db
    .select()
    .from(payment)
    .where(eq(payment.orderId, sql.placeholder('orderId')))
    .orderBy(
      sql`case when ${payment.state} = 'paid' and not ${payment.surplus} then 0 when ${payment.state} in ('open', 'pending') then 1 when ${payment.state} = 'paid' then 2 else 3 end`,
      desc(payment.createdAt),
    )
    .prepare('payments of order'),
)

/** The payment that determines the payment state: the paid one, else the active one, else the last one. */
export const findCurrentPayment = async (db: Db | Tx, orderId: string): Promise<PaymentRow> => {
  const [found] = await paymentsOfOrder(db).execute({ orderId })
  if (!found) throw new Error(`order ${orderId} has no payment`)
  return found
}

/** The parcels of an order besides its last one, the first one first. */
export const readParcels = (db: Db | Tx, orderId: string): Promise<ParcelRow[]> =>
  db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(asc(parcel.createdAt))

/** What is sent again, also what was cancelled, the first one first. */
export const readReplacements = (db: Db | Tx, orderId: string): Promise<ReplacementRow[]> =>
  db
    .select()
    .from(replacement)
    .where(eq(replacement.orderId, orderId))
    .orderBy(asc(replacement.createdAt), asc(replacement.id))

/** What the shopper got again or will get: not of an order that ended meanwhile, or whose money is back. */
export const readPromised = async (
  db: Db | Tx,
  { id, state, paidBackBy }: Pick<OrderRow, 'id' | 'state' | 'paidBackBy'>,
): Promise<ReplacementRow[]> => {
  const replacements = await readReplacements(db, id)
  const goesOn = !hasEnded(state) && paidBackBy === null
  return replacements.filter(
    ({ shippedAt, cancelledAt }) => shippedAt !== null || (cancelledAt === null && goesOn),
  )
}

/** The invoices of an order that were replaced, the first one first. */
export const readReplacedInvoices = (db: Db | Tx, orderId: string): Promise<ReplacedInvoiceRow[]> =>
  db
    .select()
    .from(replacedInvoice)
    .where(eq(replacedInvoice.orderId, orderId))
    .orderBy(asc(replacedInvoice.at))

/** The refunds of an order, the oldest first. */
export const readRefunds = (db: Db | Tx, orderId: string): Promise<RefundRow[]> =>
  db.select().from(refund).where(eq(refund.orderId, orderId)).orderBy(asc(refund.createdAt), asc(refund.id))
