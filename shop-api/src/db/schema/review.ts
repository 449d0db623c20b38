import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** Who wrote it, as long as it waits; one of a kind per product, so that pressing twice is one review. */
    sessionTokenHash: text(),
    /** When somebody read it and said yes (published) or no. Null while it waits. */
    moderatedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.productId, table.createdAt),
    index('review_waiting')
      .on(table.createdAt)
      .where(sql`not ${table.published} and ${table.moderatedAt} is null`),
    uniqueIndex('one_waiting_review_per_shopper')
      .on(table.sessionTokenHash, table.productId)
      .where(sql`not ${table.published} and ${table.moderatedAt} is null`),
    check('review_score_range', sql`${table.score} between 1 and 5`),
  ],
)
