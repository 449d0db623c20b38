import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customer } from './buying/customer.ts'
import { belongsTo, identity } from './columns/columns.ts'
import { product } from './products/catalog.ts'

export const review = pgTable(
  'review',
  {
    id: identity(),
    productId: belongsTo(integer(), () => product.id),
    displayName: text().notNull(),
    /** Until moderation. */
    email: text(),
    /** The author's account: the one that was logged in, or the one with the typed address at moderation. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    score: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** The author bought the product here. */
    verified: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    /** The author's session until moderation; unique per product, so that a repeat adds no review. */
    sessionTokenHash: text(),
    /** When an operator published or rejected it. Null until then. */
    moderatedAt: timestamp({ withTimezone: true }),
    /** On which ground it was rejected, with what the employee noted for the shop itself. */
    rejectionReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The answer of the shop, shown below the review. */
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.productId, table.createdAt),
    index().on(table.productId, table.score, table.createdAt),
    index('review_of_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('review_waiting')
      .on(table.createdAt)
      .where(sql`not ${table.published} and ${table.moderatedAt} is null`),
    // The critical reviews that wait for an answer (`review/answer-review.ts`).
    index('review_unanswered')
      .on(table.createdAt)
      .where(sql`${table.published} and ${table.answer} is null and ${table.score} <= 3`),
    uniqueIndex('one_waiting_review_per_shopper')
      .on(table.sessionTokenHash, table.productId)
      .where(sql`not ${table.published} and ${table.moderatedAt} is null`),
    check('review_answer_is_dated', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('review_score_range', sql`${table.score} between 1 and 5`),
  ],
)
