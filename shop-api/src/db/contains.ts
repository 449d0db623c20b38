import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a text contains what was typed, in capitals or not. No character has a special meaning. */
export const contains = (text: SQL | SQL.Aliased | AnyPgColumn, typed: string): SQL =>
  sql`${text} ilike ${`%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
