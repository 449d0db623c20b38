import { asc, eq } from 'drizzle-orm'
import type { OrderAction, StaffOrder } from 'shared-types/contracts/admin/orders'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { mail } from '../../db/schema/mail.ts'
import { findPaymentMethod } from '../../payment/methods.ts'
import { canOrderMove } from '../../payment/states.ts'
import type { Refusal } from '../../refusal.ts'
import { findOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { shippingTitleOf } from '../record/shipping-title.ts'
import { readHistory } from './read-history.ts'
import { summaryOf } from './list-orders.ts'

const actionsOf = ({ state, refundDueCents }: OrderRow): OrderAction[] => [
  ...(canOrderMove(state, 'shipped') ? (['ship'] as const) : []),
  ...(canOrderMove(state, 'completed') ? (['complete'] as const) : []),
  ...(canOrderMove(state, 'cancelled') ? (['cancel'] as const) : []),
  ...(canOrderMove(state, 'refunded') || refundDueCents > 0 ? (['refund'] as const) : []),
]

const lineOf = (line: OrderLineRow): StaffOrder['lines'][number] => ({
  id: line.id,
  sku: line.sku,
  title: `${line.productTitle} ${line.name}`.trim(),
  choices: (line.configuration?.choices ?? []).map(({ title, value }) => `${title}: ${value}`),
  quantity: line.quantity,
  priceCents: line.priceCents,
  discountCents: line.discountCents,
})

const readPayments = async (db: Db, orderId: string): Promise<StaffOrder['payments']> => {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt))
  return rows.map(({ id, provider, providerId, method, state, amountCents, ...row }) => ({
    id,
    provider,
    providerId,
    method: findPaymentMethod(method)?.title ?? method,
    state,
    amountCents,
    refundedCents: row.refundedCents,
    chargedBackCents: row.chargedBackCents,
    createdAt: row.createdAt.toISOString(),
  }))
}

const readMails = async (db: Db, orderId: string): Promise<StaffOrder['mails']> => {
  const rows = await db.select().from(mail).where(eq(mail.orderId, orderId)).orderBy(asc(mail.createdAt))
  return rows.map(({ id, kind, subject, createdAt, sentAt, lastError }) => ({
    id,
    kind,
    subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  }))
}

/** All that an employee needs to handle an order. */
export const readOrder = async (db: Db, orderId: string): Promise<StaffOrder | Refusal> => {
  const order = await findOrder(db, orderId)
  if (!order) return noSuchOrder()
  const lines = await readOrderLines(db, order.id)
  return {
    ...summaryOf(order),
    actions: actionsOf(order),
    customer: order.customer,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    shippingTitle: await shippingTitleOf(db, order),
    voucherCode: order.voucherCode,
    refundedCents: order.refundedCents,
    shipment: order.shipment,
    hasInvoice: order.paidAt !== null,
    lines: lines.map(lineOf),
    payments: await readPayments(db, order.id),
    mails: await readMails(db, order.id),
    history: await readHistory(db, order),
  }
}
