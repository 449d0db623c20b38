import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row: when the last backup of this database ended. An alarm notices that no more are made. */
export const lastBackup = pgTable(
  'last_backup',
  {
    only: boolean().primaryKey().default(true),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('last_backup_only', sql`${table.only}`)],
)
