import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'

/** A rug that somebody wants to send back, as it was asked. `orderId` is set where number and address fit together. */
export const returnRequest = pgTable(
  'return_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNumber: text().notNull(),
    email: text().notNull(),
    reason: text({ enum: ['size', 'colour', 'damaged', 'quality', 'none'] }).notNull(),
    explanation: text().notNull(),
    orderId: uuid().references(() => order.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.orderNumber)],
)
