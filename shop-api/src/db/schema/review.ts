import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from './catalog.ts'

export const review = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    displayName: text().notNull(),
    email: text(),
    score: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Written by someone who bought the product here. */
    verified: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.productId, table.createdAt),
    check('review_score_range', sql`${table.score} between 1 and 5`),
  ],
)
