import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { variant } from './catalog.ts'

/** Subscriptions to a mail when a variant is back in stock. Deleted when the mail is written. */
export const backInStock = pgTable(
  'back_in_stock',
  {
    variantId: integer()
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    sessionTokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.email] })],
)
