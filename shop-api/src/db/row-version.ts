import { sql } from 'drizzle-orm'

/** The transaction that wrote the row: it changes with every change of the row. */
export const rowVersion = sql<string>`xmin::text`
export const isVersion = (version: string) => sql`xmin::text = ${version}`
