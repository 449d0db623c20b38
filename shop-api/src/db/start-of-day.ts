import { sql, type SQL } from 'drizzle-orm'

/** A day starts at midnight in the Netherlands. */
export const startOfDay = (day: string, plus = 0): SQL =>
  sql`(${day}::date + ${plus}::int)::timestamp at time zone 'Europe/Amsterdam'`
