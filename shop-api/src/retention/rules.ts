import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
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
import { order } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { chat } from '../db/schema/chat.ts'
import { idempotencyKey } from '../db/schema/idempotency.ts'
import { mail } from '../db/schema/mail.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { searchMiss } from '../db/schema/products/search.ts'
import { quotaUse } from '../db/schema/quota.ts'
import { auditLog, staffSession } from '../db/schema/staff.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { anonymiseOrders, isAnonymous } from '../order/record/anonymise-orders.ts'

/** A period after which data is deleted or made anonymous. `docs/operations.md` has the same table. */
export interface RetentionRule {
  data: string
  /** An interval of PostgreSQL. */
  period: string
  /** The start of the period. */
  after: string
  why: string
  /** The text of the privacy statement: what the data is, and how long it is stored. */
  statement?: { data: string; period: string }
  /** @param end data before this moment has expired */
  forget: (db: Db, end: SQL) => Promise<unknown>
}

const hasNoOrder = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(order)
      .where(eq(order.cartId, cart.id)),
  )
const hasNoOwner = and(isNull(cart.sessionTokenHash), isNull(cart.customerId))

const accountMails = ['account_confirm', 'account_known', 'password_reset', 'password_changed'] as const
const isContact = eq(mail.kind, 'contact_message')

/** The tax office asks for whole financial years. */
const financialYear = 'the end of the year'
const sevenYears = { data: '', period: 'Zeven jaar na afloop van het jaar' }

/** The last entry of an order in the accounts. */
const lastAccountingEntry = sql`greatest(${order.createdAt}, ${order.paidAt}, ${order.refundedAt}, (
  select max(${refund.createdAt}) from ${refund} where ${refund.orderId} = ${order.id}))`

export const retentionRules: RetentionRule[] = [
  {
    data: 'idempotency keys and their answers',
    period: '1 day',
    after: 'the request',
    why: 'a repetition gets the first answer',
    forget: (db, end) => db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, end)),
  },
  {
    data: 'uses of quotas',
    period: '0 days',
    after: 'the end of their window',
    why: 'they limit mail, held stock and guesses of visitors',
    forget: (db, end) => db.delete(quotaUse).where(lt(quotaUse.endsAt, end)),
  },
  {
    data: 'counts of wrong passwords',
    period: '1 hour',
    after: 'the last one',
    why: 'they delay guesses',
    forget: (db, end) => db.delete(attempt).where(lt(attempt.lastAt, end)),
  },
  {
    data: 'known IP addresses (hashed)',
    period: '90 days',
    after: 'the last login',
    why: 'guesses of others do not delay a customer there',
    forget: (db, end) => db.delete(knownIp).where(lt(knownIp.lastAt, end)),
  },
  {
    data: 'sessions, with viewed products',
    period: '0 days',
    after: 'their end, 30 days after the last visit',
    why: 'the shopper continues where they were',
    statement: { data: 'Wat je bekeek', period: 'Dertig dagen na je laatste bezoek' },
    forget: (db, end) => db.delete(shopperSession).where(lt(shopperSession.expiresAt, end)),
  },
  {
    data: 'sessions of employees',
    period: '30 days',
    after: 'their end, at most 12 hours after the login',
    why: 'strangers who guess passwords cannot keep employees out of networks from which they work',
    forget: (db, end) => db.delete(staffSession).where(lt(staffSession.expiresAt, end)),
  },
  {
    data: 'the audit log of the back office',
    period: '2 years',
    after: 'the change',
    why: 'a mistake or misuse can be traced',
    forget: (db, end) => db.delete(auditLog).where(lt(auditLog.at, end)),
  },
  {
    data: 'carts without session, account and order',
    period: '0 days',
    after: 'the end of their session',
    why: 'they can no longer be opened',
    statement: { data: 'winkelwagen ligt', period: 'Dertig dagen na je laatste bezoek' },
    forget: (db) => db.delete(cart).where(and(hasNoOwner, hasNoOrder(db))),
  },
  {
    data: 'typed names and addresses of closed carts',
    period: '30 days',
    after: 'the last change',
    why: 'the order has its own copy',
    forget: (db, end) => {
      const closed = db
        .select({ id: cart.id })
        .from(cart)
        .where(or(isNotNull(cart.orderedAt), hasNoOwner))
      return db.delete(checkout).where(and(lt(checkout.updatedAt, end), inArray(checkout.cartId, closed)))
    },
  },
  {
    data: 'requested accounts',
    period: '0 days',
    after: 'the end of the link in the mail',
    why: 'only the link makes the account',
    forget: (db, end) => db.delete(registration).where(lt(registration.expiresAt, end)),
  },
  {
    data: 'links for another password',
    period: '0 days',
    after: 'their end',
    why: 'they no longer work',
    forget: (db, end) => db.delete(passwordReset).where(lt(passwordReset.expiresAt, end)),
  },
  {
    data: 'sent mails about accounts',
    period: '1 day',
    after: 'sending',
    why: 'their links no longer work',
    forget: (db, end) => db.delete(mail).where(and(lt(mail.sentAt, end), inArray(mail.kind, accountMails))),
  },
  {
    data: 'other sent mails (of an order: their content)',
    period: '30 days',
    after: 'sending',
    why: 'customer service can see what was sent; links to orders work as long',
    statement: { data: 'mails die we je sturen', period: 'Dertig dagen' },
    forget: async (db, end) => {
      const isSent = and(lt(mail.sentAt, end), ne(mail.kind, 'contact_message'))
      await db.delete(mail).where(and(isSent, isNull(mail.orderId)))
      // The row remains, so that an order never gets a second mail of the same kind.
      await db
        .update(mail)
        .set({ recipient: '', replyTo: null, subject: '', html: '', text: '', lastError: null })
        .where(and(isSent, ne(mail.recipient, '')))
    },
  },
  {
    data: 'mails that could not be sent',
    period: '90 days',
    after: 'writing',
    why: 'an operator can send them after a long failure of the mail server',
    forget: (db, end) =>
      db
        .delete(mail)
        .where(and(isNull(mail.sentAt), lt(mail.createdAt, end), ne(mail.kind, 'contact_message'))),
  },
  {
    data: 'messages of the contact form',
    period: '2 years',
    after: 'the message',
    why: 'to answer them, and questions about the answer',
    statement: { data: 'contactformulier', period: 'Twee jaar' },
    forget: (db, end) => db.delete(mail).where(and(isContact, lt(mail.createdAt, end))),
  },
  {
    data: 'unconfirmed addresses for the newsletter',
    period: '7 days',
    after: 'the request',
    why: 'by then the link in the mail has expired',
    statement: { data: 'voor de nieuwsbrief', period: 'zonder bevestiging een week' },
    forget: (db, end) =>
      db
        .delete(newsletterSubscription)
        .where(and(isNull(newsletterSubscription.confirmedAt), lt(newsletterSubscription.requestedAt, end))),
  },
  {
    data: 'requests for a mail when an article is back in stock',
    period: '180 days',
    after: 'the request',
    why: 'by then the shopper has probably bought something else',
    statement: { data: 'weer op voorraad', period: 'hooguit een halfjaar' },
    forget: (db, end) => db.delete(backInStock).where(lt(backInStock.createdAt, end)),
  },
  {
    data: 'conversations',
    period: '90 days',
    after: 'the conversation',
    why: "to improve the assistant's answers",
    statement: { data: 'in de chat', period: 'Negentig dagen' },
    forget: (db, end) => db.delete(chat).where(lt(chat.createdAt, end)),
  },
  {
    data: 'search terms without results',
    period: '90 days',
    after: 'the last search',
    why: 'to add synonyms and articles; nothing of the shopper is stored with them',
    forget: (db, end) => db.delete(searchMiss).where(lt(searchMiss.lastAt, end)),
  },
  {
    data: 'personal data of orders',
    period: '7 years',
    after: financialYear,
    why: 'the tax law (art. 52 AWR); articles and amounts stay',
    statement: { ...sevenYears, data: 'wat je bestelt' },
    forget: (db, end) =>
      db.transaction((tx) =>
        anonymiseOrders(tx, and(sql`${lastAccountingEntry} < ${end}`, sql`not ${isAnonymous}`)),
      ),
  },
  {
    data: 'withdrawals',
    period: '7 years',
    after: financialYear,
    why: 'they explain a refund in the accounts',
    statement: { ...sevenYears, data: 'bij een herroeping' },
    forget: (db, end) => db.delete(withdrawal).where(lt(withdrawal.receivedAt, end)),
  },
  {
    data: 'requests to return a rug',
    period: '7 years',
    after: financialYear,
    why: 'they explain a refund in the accounts',
    statement: { ...sevenYears, data: 'bij een retouraanvraag' },
    forget: (db, end) => db.delete(returnRequest).where(lt(returnRequest.createdAt, end)),
  },
]

/** Midnight in Amsterdam starts the year. */
const thisYear = sql`date_trunc('year', now() at time zone 'Europe/Amsterdam')`

/** The moment before which the data of a rule has expired. */
export const endOf = ({ period, after }: RetentionRule): SQL =>
  after === financialYear
    ? sql`((${thisYear} - ${period}::interval) at time zone 'Europe/Amsterdam')`
    : sql`(now() - ${period}::interval)`
