import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/columns.ts'
import { variant } from './catalog.ts'

/** Subscriptions to a mail when a variant is back in stock. Deleted when the mail is written. */
export const backInStock = pgTable(
  'back_in_stock',
  {
    variantId: belongsTo(integer(), () => variant.id),
    /** In lower case. */
    email: text().notNull(),
    sessionTokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.email] })],
)
