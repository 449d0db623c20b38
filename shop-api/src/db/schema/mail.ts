import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { mailKinds } from 'shared-types/contracts/admin/mails'
import { order } from './buying/order.ts'
import { refund } from './buying/payment.ts'
import { normalisedEmail } from './columns/columns.ts'
import { mailsWith } from './columns/mail-traits.ts'

const repeated = sql.raw(
  mailsWith('isRepeated')
    .map((kind) => `'${kind}'`)
    .join(', '),
)

/** Outgoing mail, written in the transaction of the event that causes it. At most one per kind and order, or per refund, parcel or unexpected payment; a correction replaces it. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid().references(() => order.id, { onDelete: 'cascade' }),
    /** The refund that it is about; an order can have more than one. */
    refundId: uuid().references(() => refund.id, { onDelete: 'cascade' }),
    kind: text({ enum: mailKinds }).notNull(),
    recipient: text().notNull(),
    /** The recipient of replies if not the shop: the author of a message. */
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** When an employee marked a message of the contact form as answered. */
    answeredAt: timestamp({ withTimezone: true }),
    /** When an employee gave up a mail that could not be delivered. */
    dismissedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mail_once_per_order')
      .on(table.orderId, table.kind)
      .where(sql`${table.refundId} is null and ${table.kind} not in (${repeated})`),
    uniqueIndex().on(table.refundId, table.kind),
    index().on(table.orderId),
    index().on(table.sentAt, table.nextAttemptAt),
    // The personal data of an address (`customer/profile/personal-records.ts`).
    index('mail_to_email').on(normalisedEmail(table.recipient)),
    index('mail_answered_to_email')
      .on(normalisedEmail(table.replyTo))
      .where(sql`${table.replyTo} is not null`),
    // Few among all mails: the others have lost their content (`retention/rules.ts`).
    index('mail_without_order')
      .on(table.sentAt)
      .where(sql`${table.orderId} is null`),
    index('mail_with_content')
      .on(table.sentAt)
      .where(sql`${table.recipient} <> ''`),
    // The list of messages in the back office: they are few among all mails.
    index('contact_message')
      .on(table.answeredAt, table.createdAt)
      .where(sql`${table.kind} = 'contact_message'`),
  ],
)
