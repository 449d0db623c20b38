import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a text in lower case contains what was typed, in which no character has a special meaning. */
export const contains = (text: SQL | AnyPgColumn, typed: string): SQL =>
  sql`${text} like ${`%${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
