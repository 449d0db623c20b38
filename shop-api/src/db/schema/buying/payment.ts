import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RefundedPieces, RefundKind, RefundState } from 'shared-types/contracts/admin/orders'
import type { PaymentState } from 'shared-types/contracts/order'
import { belongsTo, identity } from '../columns/columns.ts'
import type { VatPart } from '../../../pricing/vat.ts'
import { order } from './order.ts'

/** One attempt to pay an order. An order has at most one active payment at a time. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    provider: text({ enum: ['test', 'mollie'] }).notNull(),
    /** The provider's own id, null until it has responded. */
    providerId: text(),
    method: text().notNull(),
    amountCents: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** A paid amount that differs from the requested one: it does not pay the order and must be refunded. */
    strayCents: integer().notNull().default(0),
    /** It came in when the order did not wait for it: another payment had paid it, or it was cancelled. */
    surplus: boolean().notNull().default(false),
    /** The amount returned at the provider: by refunds made there, and by the payer's bank (chargebacks). */
    refundedCents: integer().notNull().default(0),
    chargedBackCents: integer().notNull().default(0),
    /** The payment page, null until the provider has responded. */
    url: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the reconciliation asks the provider again; null if it does not. */
    nextCheckAt: timestamp({ withTimezone: true }).default(sql`now() + interval '20 seconds'`),
    /** Until then, the request is claimed by one replica. */
    claimedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_active_payment_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('open', 'pending')`),
    uniqueIndex().on(table.provider, table.providerId),
    index().on(table.orderId),
    index().on(table.state, table.updatedAt),
    index('payment_to_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index('payment_charged_back')
      .on(table.chargedBackCents)
      .where(sql`${table.chargedBackCents} > 0`),
  ],
)

/**
 * Money that went back at the payment provider without a request of the shop and is no refund, dated when the shop learned
 * it. Negative if it came again.
 */
export const paymentMovement = pgTable(
  'payment_movement',
  {
    id: identity(),
    paymentId: belongsTo(uuid(), () => payment.id),
    kind: text({ enum: ['refund', 'chargeback'] }).notNull(),
    cents: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the work for a chargeback was done, or the shop had won it back. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.paymentId),
    index().on(table.at),
    index('chargeback_to_handle')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'chargeback' and ${table.cents} > 0 and ${table.handledAt} is null`),
  ],
)

/**
 * A refund by an employee: through the payment provider, or transferred by the employee (`paymentId` null). One that was made
 * at the provider itself is added when the shop learns it.
 */
export const refund = pgTable(
  'refund',
  {
    /** The idempotency key of the request to the provider. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    paymentId: uuid().references(() => payment.id, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    /** A part of the price has a credit note, and an overpayment has none. */
    kind: text().$type<RefundKind>().notNull().default('price'),
    /** The articles that it is for; empty if it is for an amount. */
    lines: jsonb().$type<RefundedPieces[]>().notNull(),
    /** Whether any of these articles go back to stock, once the provider has accepted the refund. */
    restock: boolean().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** It ended an authorisation: no money was taken, and none goes back. */
    released: boolean().notNull().default(false),
    /** Made at the payment provider itself, without a request of the shop. */
    atProvider: boolean().notNull().default(false),
    /** When the provider accepted it; null while its answer is not known. */
    acceptedAt: timestamp({ withTimezone: true }),
    /** Drawn when it is accepted; null if it needs none. */
    creditNoteNumber: text().unique(),
    /** The tax on its credit note, by rate. Null without one, and if a server of the previous release drew the number. */
    vat: jsonb().$type<VatPart[]>(),
    failedAt: timestamp({ withTimezone: true }),
    /** The number of the document that takes its credit note back: the refund failed after it was accepted. */
    reversalNumber: text().unique(),
    /** Why it failed, as the provider says it. */
    reason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a request without an answer is repeated. It is claimed by one replica until then. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.paymentId),
    index('refund_to_request')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'pending' and ${table.acceptedAt} is null`),
    check('refund_amount_positive', sql`${table.amountCents} > 0`),
  ],
)

/**
 * The data of the built-in test provider, separate like that of another company: the shop accesses it only
 * through the provider's API.
 */
export const testProviderPayment = pgTable('test_provider_payment', {
  id: text().primaryKey(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  state: text().$type<PaymentState>().notNull(),
  refundedCents: integer().notNull().default(0),
  chargedBackCents: integer().notNull().default(0),
  redirectUrl: text().notNull(),
  webhookUrl: text().notNull(),
  idempotencyKey: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const testProviderRefund = pgTable(
  'test_provider_refund',
  {
    id: text().primaryKey(),
    paymentId: belongsTo(text(), () => testProviderPayment.id),
    amountCents: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull().default(''),
    idempotencyKey: text().notNull().unique(),
  },
  (table) => [index().on(table.paymentId)],
)

export type RefundRow = typeof refund.$inferSelect

export type PaymentRow = typeof payment.$inferSelect
