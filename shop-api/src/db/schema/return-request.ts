import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReturnReason } from 'shared-types/forms/return-request'
import { order } from './buying/order.ts'

/** A request to return a rug, as submitted. `orderId` is set if order number and address match. */
export const returnRequest = pgTable(
  'return_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNumber: text().notNull(),
    email: text().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    explanation: text().notNull(),
    orderId: uuid().references(() => order.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When an employee marked it as handled. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.orderNumber), index().on(table.orderId)],
)
