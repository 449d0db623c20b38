import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dutchTime } from '../db/database-now.ts'
import type { Db } from '../db/client.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { checkout } from '../db/schema/buying/checkout.ts'
import {
  attempt,
  knownIp,
  passwordReset,
  registration,
  shopperSession,
} from '../db/schema/buying/customer.ts'
import { hasBirthdate, hasNetworkAddress, order, replacedInvoice } from '../db/schema/buying/order.ts'
import { payment, refund } from '../db/schema/buying/payment.ts'
import { catalogueImport, importedChange } from '../db/schema/catalogue-import.ts'
import { chat } from '../db/schema/chat.ts'
import { idempotencyKey } from '../db/schema/process/idempotency.ts'
import { mail } from '../db/schema/mail.ts'
import { mailsWith } from '../db/schema/columns/mail-traits.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { searchMiss } from '../db/schema/products/search.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { auditLog, staffSession } from '../db/schema/staff.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { lastApplied } from '../assortment/import/run-import.ts'
import { anonymiseOrders, isAnonymous } from '../order/record/anonymise-orders.ts'

/**
 * A period after which data is deleted or made anonymous. `docs/operations.md` says since when, and why; the
 * privacy statement has what concerns shoppers (`inStatement` in `retention.test.ts`).
 */
interface RetentionRule {
  data: string
  /** An interval of PostgreSQL. */
  period: string
  /** Counted from the end of the year: the tax office asks for whole financial years. */
  wholeYears?: true
  /** @param end data before this moment has expired */
  forget: (db: Db, end: SQL) => Promise<unknown>
}

/** Deletes the rows of which this moment lies before the end. */
const rowsBy = (moment: PgColumn, condition?: SQL) => (db: Db, end: SQL) =>
  db.delete(moment.table).where(and(lt(moment, end), condition))

const hasNoOrder = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(order)
      .where(eq(order.cartId, cart.id)),
  )
const hasNoOwner = and(isNull(cart.sessionTokenHash), isNull(cart.customerId))

const isOfAccount = inArray(mail.kind, mailsWith('isOfAccount'))
const isOfNoOrder = isNull(mail.orderId)
const isContact = inArray(mail.kind, mailsWith('isContact'))
const isNotContact = not(isContact)

/** The last entry of an order in the accounts. */
const lastAccountingEntry = sql`greatest(${order.createdAt}, ${order.paidAt}, ${order.refundedAt}, (
  select max(${refund.createdAt}) from ${refund} where ${refund.orderId} = ${order.id}), (
  select max(${replacedInvoice.at}) from ${replacedInvoice} where ${replacedInvoice.orderId} = ${order.id}))`

/** The first condition follows from the second, and has an index. */
const isClosedBefore = (end: SQL) => and(lt(order.createdAt, end), sql`${lastAccountingEntry} < ${end}`)

/** Payments of an order that came in, also when it did not wait for them. */
const moneyOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), or(eq(payment.state, 'paid'), gt(payment.strayCents, 0))))

export const retentionRules: RetentionRule[] = [
  { data: 'idempotency keys and their answers', period: '1 day', forget: rowsBy(idempotencyKey.createdAt) },
  { data: 'uses of quotas', period: '0 days', forget: rowsBy(quotaUse.endsAt) },
  { data: 'counts of wrong passwords', period: '1 hour', forget: rowsBy(attempt.lastAt) },
  { data: 'known IP addresses (hashed)', period: '90 days', forget: rowsBy(knownIp.lastAt) },
  { data: 'sessions, with viewed products', period: '0 days', forget: rowsBy(shopperSession.expiresAt) },
  { data: 'sessions of employees', period: '30 days', forget: rowsBy(staffSession.expiresAt) },
  { data: 'the audit log of the back office', period: '2 years', forget: rowsBy(auditLog.at) },
  {
    data: 'imports that were checked, and not applied',
    period: '1 day',
    forget: rowsBy(catalogueImport.createdAt, eq(catalogueImport.state, 'checked')),
  },
  {
    data: 'lines and values of imports',
    period: '30 days',
    forget: async (db, end) => {
      const old = db
        .select({ id: catalogueImport.id })
        .from(catalogueImport)
        .where(and(lt(catalogueImport.createdAt, end), not(inArray(catalogueImport.id, lastApplied(db)))))
      await db.delete(importedChange).where(inArray(importedChange.importId, old))
      await db
        .update(catalogueImport)
        .set({ rows: [] })
        .where(and(inArray(catalogueImport.id, old), sql`${catalogueImport.rows} <> '[]'`))
    },
  },
  {
    data: 'carts without session, account and order',
    period: '0 days',
    forget: (db) => db.delete(cart).where(and(hasNoOwner, hasNoOrder(db))),
  },
  {
    data: 'typed names and addresses of closed carts',
    period: '30 days',
    forget: (db, end) => {
      const closed = db
        .select({ id: cart.id })
        .from(cart)
        .where(or(isNotNull(cart.orderedAt), hasNoOwner))
      return db.delete(checkout).where(and(lt(checkout.updatedAt, end), inArray(checkout.cartId, closed)))
    },
  },
  { data: 'requested accounts and addresses', period: '0 days', forget: rowsBy(registration.expiresAt) },
  { data: 'links for another password', period: '0 days', forget: rowsBy(passwordReset.expiresAt) },
  {
    data: 'sent mails about accounts',
    period: '1 day',
    forget: rowsBy(mail.sentAt, and(isOfAccount, isOfNoOrder)),
  },
  {
    data: 'other sent mails (of an order: their content)',
    period: '30 days',
    forget: async (db, end) => {
      await rowsBy(mail.sentAt, and(isNotContact, isOfNoOrder))(db, end)
      // The row remains, so that an order never gets a second mail of the same kind.
      await db
        .update(mail)
        .set({ recipient: '', replyTo: null, subject: '', html: '', text: '', lastError: null })
        .where(and(lt(mail.sentAt, end), isNotContact, ne(mail.recipient, '')))
    },
  },
  {
    data: 'mails that could not be sent',
    period: '90 days',
    forget: rowsBy(mail.createdAt, and(isNull(mail.sentAt), isNotContact)),
  },
  { data: 'messages of the contact form', period: '2 years', forget: rowsBy(mail.createdAt, isContact) },
  {
    data: 'unconfirmed addresses for the newsletter',
    period: '7 days',
    forget: rowsBy(newsletterSubscription.requestedAt, isNull(newsletterSubscription.confirmedAt)),
  },
  {
    data: 'requests for a mail when an article is back in stock',
    period: '180 days',
    forget: rowsBy(backInStock.createdAt),
  },
  { data: 'conversations', period: '90 days', forget: rowsBy(chat.createdAt) },
  { data: 'search terms without results', period: '90 days', forget: rowsBy(searchMiss.lastAt) },
  {
    data: 'network addresses of orders (hashed)',
    period: '30 days',
    forget: (db, end) =>
      db
        .update(order)
        .set({ placedFrom: null, placedFromNetwork: null })
        .where(and(lt(order.createdAt, end), hasNetworkAddress(order))),
  },
  {
    data: 'birth dates of orders, and what their payment methods asked',
    period: '180 days',
    forget: (db, end) =>
      db
        .update(order)
        .set({ paymentDetails: null, customer: sql`${order.customer} || '{"birthdate": ""}'::jsonb` })
        .where(and(ne(order.state, 'pending_payment'), hasBirthdate(order), isClosedBefore(end))),
  },
  {
    data: 'personal data of cancelled orders without any money',
    period: '90 days',
    forget: (db, end) =>
      db.transaction((tx) =>
        anonymiseOrders(
          tx,
          and(
            eq(order.state, 'cancelled'),
            lt(order.createdAt, end),
            lt(order.cancelledAt, end),
            isNull(order.paidAt),
            notExists(moneyOf(db)),
            sql`not ${isAnonymous}`,
          ),
        ),
      ),
  },
  {
    data: 'personal data of orders',
    period: '7 years',
    wholeYears: true,
    forget: (db, end) =>
      db.transaction((tx) => anonymiseOrders(tx, and(isClosedBefore(end), sql`not ${isAnonymous}`))),
  },
  { data: 'withdrawals', period: '7 years', wholeYears: true, forget: rowsBy(withdrawal.receivedAt) },
  {
    data: 'requests to return a rug',
    period: '7 years',
    wholeYears: true,
    forget: rowsBy(returnRequest.createdAt),
  },
]

/** Midnight in Amsterdam starts the year. */
const thisYear = sql`date_trunc('year', ${dutchTime(sql`now()`)})`

/** The moment before which the data of a rule has expired. */
export const endOf = ({ period, wholeYears }: RetentionRule): SQL =>
  wholeYears ? dutchTime(sql`(${thisYear} - ${period}::interval)`) : sql`(now() - ${period}::interval)`
