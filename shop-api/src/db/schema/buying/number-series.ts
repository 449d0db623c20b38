import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The last number of a series in a year. A row, because a rollback takes its number back; a sequence leaves a gap. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)
