import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { OrderAction, type LinePieces, type StaffOrder } from 'shared-types/contracts/admin/orders'
import { articleName } from 'shared-types/variant-name'
import type { Shop } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import {
  order as orderTable,
  parcel,
  replacement,
  type OrderLineRow,
  type OrderRow,
} from '../../db/schema/buying/order.ts'
import { payment, refund, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { auditLog, staffAccount } from '../../db/schema/staff.ts'
import { mail } from '../../db/schema/mail.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { canOrderMove, hasEnded } from '../state/states.ts'
import { lastTracking, replacementTracking, trackingIn } from '../state/tracking.ts'
import type { PaymentProvider } from '../../payment-provider.ts'
import type { Refusal } from '../../refusal.ts'
import { invoiceNumberOf, sumLines } from '../mails/order-texts.ts'
import {
  findCurrentPayment,
  findOrder,
  noSuchOrder,
  readOrderLines,
  readParcels,
  readRefunds,
  readReplacedInvoices,
} from '../record/queries.ts'
import { releasedCents } from '../record/refund-due.ts'
import {
  piecesToShip,
  refundableLines,
  replaceablePieces,
  sentParcels,
  unshippedPieces,
} from '../record/pieces-left.ts'
import { canBeCancelled } from '../fulfilment/cancel-order.ts'
import { isPackable } from '../fulfilment/ship-order.ts'
import { readOpenRugReturns } from '../fulfilment/open-withdrawals.ts'
import { deliveryExtraOf } from '../refund/delivery-extra.ts'
import { readRefundable } from '../refund/refundable.ts'
import { listAgreedPages } from './agreed-page.ts'
import { isCorrectable } from './correct-order.ts'
import { readHistory } from './read-history.ts'
import { hasOpenChargeback, summariesOf } from './list-orders.ts'

interface Possible {
  provider: PaymentProvider
  current: PaymentRow
  refundableCents: number
  hasChargeback: boolean
}

const actionsOf = (
  order: OrderRow,
  { provider, current, refundableCents, hasChargeback }: Possible,
): OrderAction[] => {
  const isPossible: Record<OrderAction, boolean> = {
    ship: isPackable(order),
    complete: canOrderMove(order.state, 'completed') && order.unsentPieces === 0,
    cancel: canBeCancelled(provider, order, current, true),
    refund: canOrderMove(order.state, 'refunded') || refundableCents > 0,
    handleChargeback: hasChargeback,
  }
  return OrderAction.options.filter((action) => isPossible[action])
}

type StaffLine = StaffOrder['lines'][number]

const lineOf = (
  line: OrderLineRow,
  quantities: Pick<
    StaffLine,
    'unshippedQuantity' | 'toShipQuantity' | 'refundableQuantity' | 'replaceableQuantity'
  >,
): StaffLine => ({
  id: line.id,
  productId: line.productId,
  variantId: line.variantId,
  sku: line.sku,
  title: articleName(line.productTitle, line.name),
  choices: (line.configuration?.choices ?? []).map(({ title, value }) => `${title}: ${value}`),
  quantity: line.quantity,
  ...quantities,
  delivery: line.delivery,
  priceCents: line.priceCents,
  discountCents: line.discountCents,
})

const readPayments = async (db: Db, orderId: string): Promise<StaffOrder['payments']> => {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt))
  return rows.map(({ id, provider, providerId, url, method, state, amountCents, ...row }) => ({
    id,
    provider,
    providerId,
    url: provider === 'test' ? url : null,
    method: paymentTitle(method),
    state,
    amountCents,
    refundedCents: row.refundedCents,
    chargedBackCents: row.chargedBackCents,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Which employee added the row with this id, from the audit log. */
const addedBy = (table: string, id: AnyPgColumn) =>
  and(eq(auditLog.tableName, table), eq(auditLog.rowId, sql`${id}::text`), isNull(auditLog.before))

/** With the employee that sent each of them. */
const presentParcels = async (db: Db, orderId: string): Promise<StaffOrder['parcels']> => {
  const rows = await db
    .select({ parcel, by: staffAccount.email })
    .from(parcel)
    .leftJoin(auditLog, addedBy('parcel', parcel.id))
    .leftJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(eq(parcel.orderId, orderId))
    .orderBy(asc(parcel.createdAt))
  return rows.map(({ parcel: { id, lines, createdAt, ...sent }, by }) =>
    Object.assign(trackingIn(sent), { id, lines, createdAt: createdAt.toISOString(), by }),
  )
}

/** With the employee that requested each of them. */
const presentReplacements = async (db: Db, orderId: string): Promise<StaffOrder['replacements']> => {
  const rows = await db
    .select({ replacement, by: staffAccount.email })
    .from(replacement)
    .leftJoin(auditLog, addedBy('replacement', replacement.id))
    .leftJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(eq(replacement.orderId, orderId))
    .orderBy(asc(replacement.createdAt), asc(replacement.id))
  return rows.map(({ replacement: { id, reason, lines, ...row }, by }) => ({
    id,
    reason,
    lines,
    createdAt: row.createdAt.toISOString(),
    by,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    sentWith: replacementTracking(row),
  }))
}

/** With the employee that requested each of them. */
const presentRefunds = async (db: Db, orderId: string): Promise<StaffOrder['refunds']> => {
  const rows = await db
    .select({ refund, by: staffAccount.email })
    .from(refund)
    .leftJoin(auditLog, addedBy('refund', refund.id))
    .leftJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(refund.createdAt), asc(refund.id))
  return rows.map(({ refund: row, by }) => ({
    id: row.id,
    way: row.atProvider ? 'atProvider' : row.paymentId === null ? 'manual' : 'provider',
    kind: row.kind,
    amountCents: row.amountCents,
    lines: row.lines,
    restock: row.restock,
    state: row.state,
    reason: row.reason,
    released: row.released,
    creditNoteNumber: row.creditNoteNumber,
    reversalNumber: row.reversalNumber,
    createdAt: row.createdAt.toISOString(),
    // The employee whose request read the state of the payment has not made it.
    by: row.atProvider ? null : by,
  }))
}

const readMails = async (db: Db, orderId: string): Promise<StaffOrder['mails']> => {
  const rows = await db.select().from(mail).where(eq(mail.orderId, orderId)).orderBy(asc(mail.createdAt))
  return rows.map(({ id, kind, recipient, subject, createdAt, sentAt, lastError }) => ({
    id,
    kind,
    recipient,
    subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  }))
}

/** Looks up how many of these pieces a line has. */
const quantityIn = (pieces: LinePieces[]) => {
  const quantities = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  return ({ id }: OrderLineRow): number => quantities.get(id) ?? 0
}

const readReleased = async (db: Db, orderId: string): Promise<number> => {
  const [found] = await db.select({ cents: releasedCents }).from(orderTable).where(eq(orderTable.id, orderId))
  return found?.cents ?? 0
}

/** All that an employee needs to handle an order. */
export const readOrder = async ({ db, payments }: Shop, orderId: string): Promise<StaffOrder | Refusal> => {
  const order = await findOrder(db, orderId)
  const [summary] = order ? await summariesOf(db, [order]) : []
  if (!order || !summary) return noSuchOrder()
  const lines = await readOrderLines(db, order.id)
  const { total, provider } = await readRefundable(db, order, payments)
  const refunds = await readRefunds(db, order.id)
  const parcels = await readParcels(db, order.id)
  const sent = await presentParcels(db, order.id)
  const again = await presentReplacements(db, order.id)
  const unshipped = quantityIn(unshippedPieces(lines, sentParcels(order, parcels)))
  const toShip = quantityIn(piecesToShip(lines, sentParcels(order, parcels), refunds))
  const refundable = quantityIn(refundableLines(order, lines, refunds))
  const replaceable = quantityIn(replaceablePieces(order, lines, { parcels, refunds, replacements: again }))
  return {
    ...summary,
    actions: actionsOf(order, {
      provider: payments,
      current: await findCurrentPayment(db, order.id),
      refundableCents: total,
      hasChargeback: (await db.$count(orderTable, and(eq(orderTable.id, order.id), hasOpenChargeback))) > 0,
    }),
    isCorrectable: isCorrectable(order),
    customer: order.customer,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    refundedCents: order.refundedCents - (await readReleased(db, order.id)),
    refundableCents: { total, provider },
    deliveryExtraCents: await deliveryExtraOf(db, order, lines, parcels),
    rugReturns: hasEnded(order.state) ? [] : await readOpenRugReturns(db, order.id),
    refunds: await presentRefunds(db, order.id),
    parcels: sent,
    shipment: lastTracking(order),
    replacements: again,
    invoiceNumber: invoiceNumberOf(order),
    replacedInvoices: (await readReplacedInvoices(db, order.id)).map(({ number, creditNoteNumber, at }) => ({
      number,
      creditNoteNumber,
      at: at.toISOString(),
    })),
    agreedPages: await listAgreedPages(db, order),
    lines: lines.map((line) =>
      lineOf(line, {
        unshippedQuantity: unshipped(line),
        toShipQuantity: toShip(line),
        refundableQuantity: refundable(line),
        replaceableQuantity: replaceable(line),
      }),
    ),
    sums: sumLines(order).map(({ title, amount }) => ({ title, amount })),
    payments: await readPayments(db, order.id),
    mails: await readMails(db, order.id),
    history: await readHistory(db, order, lines, { parcels: sent, replacements: again }),
  }
}
