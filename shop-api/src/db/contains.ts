import { or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Text = SQL | SQL.Aliased | AnyPgColumn

const literal = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whether a text contains what was typed, in capitals or not. No character has a special meaning. */
export const contains = (text: Text, typed: string): SQL => sql`${text} ilike ${`%${literal(typed)}%`}`

/** The same for the start of a text. */
const startsWith = (text: Text, typed: string): SQL => sql`${text} ilike ${`${literal(typed)}%`}`

/** As `contains`, for a text with an index of trigrams: fewer than three characters are found at the start of a word. */
export const searchedIn = (text: Text, typed: string): SQL | undefined =>
  typed.length < 3 ? or(startsWith(text, typed), contains(text, ` ${typed}`)) : contains(text, typed)
