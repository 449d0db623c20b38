import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** A transaction id that never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed in public answers, as a `ChangeTag`. Triggers write it in the transaction of the change. Deleted
 * after an hour.
 */
export const publicChange = pgTable(
  'public_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    tag: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.transaction), index().on(table.changedAt)],
)
