import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, refersTo } from './columns/columns.ts'
import { staffAccount } from './staff.ts'
import { order } from './buying/order.ts'

/** What employees write about an order. The customer does not see it. */
export const orderNote = pgTable(
  'order_note',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: belongsTo(uuid(), () => order.id),
    staffId: refersTo(integer(), () => staffAccount.id),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.orderId)],
)
