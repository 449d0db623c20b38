import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import type { Footer } from 'shared-types/contracts/content'
import type { OrderState, ReplacementReason } from 'shared-types/contracts/order'
import type { Totals } from '../../../pricing/totals.ts'
import type { VatPart } from '../../../pricing/vat.ts'
import { belongsTo, identity, normalisedEmail, refersTo } from '../columns/columns.ts'
import { cart, type StoredConfiguration } from './cart.ts'
import { copiedToOrder } from './checkout.ts'
import { customer } from './customer.ts'
import { variant, type StoredImage } from '../products/catalog.ts'

interface Shipment {
  carrier: string
  /** Null if the carrier has no tracking page. */
  trackAndTraceUrl: string | null
}

/** The cart's configuration, with the names and prices at the time of purchase. */
export interface BoughtConfiguration extends StoredConfiguration {
  slug: string
  choices: { title: string; value: string; extraCents: number }[]
}

export interface OrderTotals extends Totals {
  /** The price of the least expensive delivery on offer; undefined for orders from before it was stored. */
  leastShippingCents?: number
}

/** Order numbers: DKBD and seven digits. */
export const orderNumberSequence = pgSequence('order_number', { startWith: 1000001, maxValue: 9999999 })

/** What employees search orders by, in lower case. */
export const orderText = (table: { number: AnyPgColumn; customer: AnyPgColumn }) =>
  sql`(lower(${table.number} || ' ' || (${table.customer} ->> 'email') || ' ' || (${table.customer} ->> 'firstName') || ' ' || (${table.customer} ->> 'lastName')))`

/** The part of a tracking link with the code. */
const trackingText = (url: SQL | AnyPgColumn) => sql`substring(${url} from '[^/=]+$')`

/** What employees search orders by besides that, in lower case: companies, phone number, zipcodes and tracking code. */
export const orderDetails = (
  table: Record<'customer' | 'billingAddress' | 'shippingAddress' | 'shipment', AnyPgColumn>,
) => {
  const texts = [
    sql`${table.customer} ->> 'company'`,
    sql`${table.billingAddress} ->> 'company'`,
    sql`${table.shippingAddress} ->> 'company'`,
    sql`${table.customer} ->> 'phoneNumber'`,
    sql`replace(${table.billingAddress} ->> 'zipcode', ' ', '')`,
    sql`replace(${table.shippingAddress} ->> 'zipcode', ' ', '')`,
    trackingText(sql`${table.shipment} ->> 'trackAndTraceUrl'`),
  ]
  return sql`(lower(${sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  )}))`
}

/** The parts with the codes of the other links of a parcel, for the search. */
export const moreTrackingText = (table: { moreTrackAndTraceUrls: AnyPgColumn }) =>
  sql`(lower(regexp_replace(${table.moreTrackAndTraceUrls}::text, '"[^"]*[/=]', '', 'g')))`

export const hasMoreTracking = (table: { moreTrackAndTraceUrls: AnyPgColumn }) =>
  sql`${table.moreTrackAndTraceUrls} <> '[]'::jsonb`

/** The links of the boxes after the first one. The previous release shows and mails that one only. */
const moreTrackAndTraceUrls = () => jsonb().$type<string[]>().notNull().default([])

/** The same of an earlier parcel, or of a replacement. */
export const parcelText = (table: { trackAndTraceUrl: AnyPgColumn }) =>
  sql`(lower(${trackingText(table.trackAndTraceUrl)}))`

/** What is deleted after some months (`retention/rules.ts`). */
export const hasNetworkAddress = (table: Record<'placedFrom' | 'placedFromNetwork', AnyPgColumn>) =>
  sql`(${table.placedFrom} is not null or ${table.placedFromNetwork} is not null)`
export const hasBirthdate = (table: Record<'paymentDetails' | 'customer', AnyPgColumn>) =>
  sql`(${table.paymentDetails} is not null or ${table.customer} ->> 'birthdate' <> '')`

/** Article numbers differ in more than capitals. */
export const skuText = (table: { sku: AnyPgColumn }) => sql`(lower(${table.sku}))`

/** `state` changes only as `order/state/states.ts` allows. All amounts, also in `totals`, are in cents. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Drawn when it is paid (`order/numbering/draw-number.ts`). Of orders before that existed, the number of the order. */
    invoiceNumber: text().unique(),
    cartId: refersTo(uuid(), () => cart.id),
    /** Session of the guest who placed the order, or `ended …`; null for a logged-in customer. */
    sessionTokenHash: text(),
    /** The customer who was logged in, or who later confirmed the order's e-mail address. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    /** Identifies articles, customer and methods: another fingerprint means another order. */
    fingerprint: text().notNull(),
    customer: jsonb().$type<CheckoutCustomer>().notNull(),
    billingAddress: jsonb().$type<BillingAddress>().notNull(),
    shippingAddress: jsonb().$type<ShippingAddress>().notNull(),
    /** A keyed hash of the client IP; null if it is unknown. */
    placedFrom: text(),
    /** The same of its /48, which is one site; null for IPv4. */
    placedFromNetwork: text(),
    shippingMethod: text().notNull(),
    /** The title of the method at that moment. */
    shippingTitle: text().notNull().default(''),
    paymentMethod: text().notNull(),
    /** Hours, after which a bank transfer is due by the end of the day; null means 12 days. */
    transferHours: integer(),
    voucherCode: text(),
    ...copiedToOrder(),
    totals: jsonb().$type<OrderTotals>().notNull(),
    totalCents: integer().notNull(),
    /** Paid after cancellation, or paid twice: the amount that is still to be refunded. */
    refundDueCents: integer().notNull().default(0),
    /** The sum of the refunds that did not fail, requested or made at the provider; also of released authorisations. */
    refundedCents: integer().notNull().default(0),
    /** All of its price went back to the payer while the order goes on: it is not sent. Null otherwise. */
    paidBackBy: text({ enum: ['refund', 'chargeback'] }),
    /** The pieces that went back to stock when it was closed, besides those of refunds. */
    restockedLines: jsonb().$type<LinePieces[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
    /** Links to it that were made before are invalid: they went to an address that was wrong. Null if all are valid. */
    linksFrom: timestamp({ withTimezone: true }),
    /** Who sold it, as on the day of payment: for the invoice, which never changes. */
    seller: jsonb().$type<Footer['shop']>(),
    shippedAt: timestamp({ withTimezone: true }),
    completedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    /** Carrier and tracking code of the last parcel, once it is shipped. */
    shipment: jsonb().$type<Shipment>(),
    moreTrackAndTraceUrls: moreTrackAndTraceUrls(),
    /** The pieces in it; null before that was stored. */
    shipmentLines: jsonb().$type<LinePieces[]>(),
    /** How many pieces of a shipped order no parcel has and no refund. */
    unsentPieces: integer().notNull().default(0),
    /** When the purchase was reported to analytics. This happens once, however often its page is opened. */
    purchaseReportedAt: timestamp({ withTimezone: true }),
    /** The hashes of the texts that the shopper agreed to; empty for orders from before these were stored. */
    agreedPages: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('one_unpaid_order_per_cart')
      .on(table.cartId)
      .where(sql`${table.state} = 'pending_payment'`),
    index().on(table.cartId),
    index().on(table.customerId, table.createdAt),
    index().on(table.state, table.createdAt),
    // Count the unpaid orders of one holder (`quota/stock-holds.ts`).
    index('unpaid_order_by_address')
      .on(table.placedFrom)
      .where(sql`${table.state} = 'pending_payment'`),
    index('unpaid_order_by_network')
      .on(table.placedFromNetwork)
      .where(sql`${table.state} = 'pending_payment'`),
    index('unpaid_order_by_email')
      .on(normalisedEmail(sql`${table.customer} ->> 'email'`))
      .where(sql`${table.state} = 'pending_payment'`),
    index('unpaid_order_by_session')
      .on(table.sessionTokenHash)
      .where(sql`${table.state} = 'pending_payment'`),
    // A login of the guest (`customer/authentication/log-in.ts`), and what the buyer reviews.
    index('order_of_session')
      .on(table.sessionTokenHash)
      .where(sql`${table.sessionTokenHash} is not null`),
    index('unpaid_transfer')
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending_payment' and ${table.paymentMethod} = 'banktransfer'`),
    // Finds orders without a customer: a new account gets the orders with its address.
    index('guest_order_by_email')
      .on(sql`lower(${table.customer} ->> 'email')`)
      .where(sql`${table.customerId} is null`),
    index().on(table.createdAt),
    index('order_refund_due')
      .on(table.createdAt)
      .where(sql`${table.refundDueCents} > 0`),
    index('order_with_unsent_pieces')
      .on(table.createdAt)
      .where(sql`${table.unsentPieces} > 0`),
    index('order_paid_back')
      .on(table.createdAt)
      .where(sql`${table.paidBackBy} is not null`),
    index('order_with_network_address').on(table.createdAt).where(hasNetworkAddress(table)),
    index('order_with_birthdate').on(table.createdAt).where(hasBirthdate(table)),
    // The search of the back office, in `order/handling/list-orders.ts`.
    index('order_text').using('gin', sql`${orderText(table)} gin_trgm_ops`),
    index('order_details').using('gin', sql`${orderDetails(table)} gin_trgm_ops`),
    index('order_more_tracking')
      .using('gin', sql`${moreTrackingText(table)} gin_trgm_ops`)
      .where(hasMoreTracking(table)),
    check('order_total_not_negative', sql`${table.totalCents} >= 0`),
  ],
)

/** The articles as named and priced at the time of purchase. */
export const orderLine = pgTable(
  'order_line',
  {
    id: identity(),
    orderId: belongsTo(uuid(), () => order.id),
    variantId: refersTo(integer(), () => variant.id),
    productId: integer().notNull(),
    productTitle: text().notNull(),
    productSlug: text().notNull(),
    name: text().notNull(),
    sku: text().notNull(),
    brand: text().notNull(),
    thumbnail: jsonb().$type<StoredImage>(),
    configuration: jsonb().$type<BoughtConfiguration>(),
    /** As in the cart line; generated from the configuration. */
    configurationKey: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce("configuration" ->> 'boxconfig', '')`),
    /** The delivery promise at the time of purchase. */
    delivery: text().notNull().default(''),
    priceCents: integer().notNull(),
    vatRate: integer().notNull(),
    quantity: integer().notNull(),
    /** Discount of the whole line. */
    discountCents: integer().notNull().default(0),
    gift: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.variantId),
    index('order_line_sku').on(skuText(table)),
    check('order_line_quantity_positive', sql`${table.quantity} > 0`),
  ],
)

/** A parcel after which another one follows, or a later one with what the last one left out. The last one is `shipment` of the order. */
export const parcel = pgTable(
  'parcel',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    carrier: text().notNull(),
    trackAndTraceUrl: text(),
    moreTrackAndTraceUrls: moreTrackAndTraceUrls(),
    lines: jsonb().$type<LinePieces[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.orderId),
    index('parcel_text').using('gin', sql`${parcelText(table)} gin_trgm_ops`),
    index('parcel_more_tracking')
      .using('gin', sql`${moreTrackingText(table)} gin_trgm_ops`)
      .where(hasMoreTracking(table)),
  ],
)

export const isToSend = (table: Record<'shippedAt' | 'cancelledAt', AnyPgColumn>) =>
  sql`(${table.shippedAt} is null and ${table.cancelledAt} is null)`

/** Pieces that are sent again at no cost (note 65). They are out of stock from `createdAt` until `cancelledAt`. */
export const replacement = pgTable(
  'replacement',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    reason: text().$type<ReplacementReason>().notNull(),
    lines: jsonb().$type<LinePieces[]>().notNull(),
    /** Null until it has left. */
    carrier: text(),
    trackAndTraceUrl: text(),
    moreTrackAndTraceUrls: moreTrackAndTraceUrls(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    shippedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.orderId),
    index('replacement_to_send').on(table.orderId).where(isToSend(table)),
    index('replacement_text').using('gin', sql`${parcelText(table)} gin_trgm_ops`),
    index('replacement_more_tracking')
      .using('gin', sql`${moreTrackingText(table)} gin_trgm_ops`)
      .where(hasMoreTracking(table)),
    check('replacement_ends_once', sql`${table.shippedAt} is null or ${table.cancelledAt} is null`),
  ],
)

/**
 * An invoice that was issued with wrong details, as it was: a credit note takes it back, and another invoice replaces it.
 * That one is the next row of the order, or the order itself.
 */
export const replacedInvoice = pgTable(
  'replaced_invoice',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    number: text().notNull().unique(),
    customer: jsonb().$type<CheckoutCustomer>().notNull(),
    billingAddress: jsonb().$type<BillingAddress>().notNull(),
    shippingAddress: jsonb().$type<ShippingAddress>().notNull(),
    creditNoteNumber: text().notNull().unique(),
    replacedBy: text().notNull().unique(),
    /** What the credit note takes back, and the new invoice asks: the price less what earlier credit notes took back. */
    vat: jsonb().$type<VatPart[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.orderId), index().on(table.at)],
)

/** A version of a page that buyers agree to, stored with the first order that has it. */
export const agreedPage = pgTable('agreed_page', {
  /** The hash of title and text. */
  hash: text().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  html: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export type OrderRow = typeof order.$inferSelect

export type OrderLineRow = typeof orderLine.$inferSelect

export type ParcelRow = typeof parcel.$inferSelect

export type ReplacementRow = typeof replacement.$inferSelect

export type ReplacedInvoiceRow = typeof replacedInvoice.$inferSelect

/** Placed by a guest, with an e-mail address that anyone can type, and not paid. */
export const isUnpaidByGuest = sql`(${order.state} = 'pending_payment' and ${order.sessionTokenHash} is not null)`
