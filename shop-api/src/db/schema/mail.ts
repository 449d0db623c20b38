import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'

/** Mail waiting to be sent, written in the transaction that gives the reason for it. One of a kind per order. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid().references(() => order.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'order_confirmation',
        'payment_received',
        'order_shipped',
        'order_cancelled',
        'order_refunded',
        'withdrawal_received',
        'withdrawal_notice',
        'back_in_stock',
        'abandoned_cart',
        'newsletter_request',
        'newsletter_welcome',
        'contact_message',
        'return_request',
        'return_request_received',
        'account_confirm',
        'account_known',
        'password_reset',
        'password_changed',
      ],
    }).notNull(),
    recipient: text().notNull(),
    /** Who answers get when that is not the shop: the writer of a message to it. */
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex().on(table.orderId, table.kind), index().on(table.sentAt, table.nextAttemptAt)],
)
