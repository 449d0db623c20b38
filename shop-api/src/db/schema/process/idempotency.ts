import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** The stored response to a request with a key. */
export interface StoredAnswer {
  status: number
  location: string | null
  body: unknown
}

/** Requests with an `Idempotency-Key`, stored for a day. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Identifies the current attempt; the id changes when another attempt takes over. */
    id: uuid().primaryKey(),
    /** Hash of the session's token, or the name of the service if there is no session. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Identifies the content of the request: another fingerprint means another request. */
    fingerprint: text().notNull(),
    /** Deadline of the attempt. After it, a request that is not done may be tried again. */
    claimedUntil: timestamp({ withTimezone: true }).notNull(),
    /** Written in the same transaction as the change itself. */
    done: boolean().notNull().default(false),
    answer: jsonb().$type<StoredAnswer>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.scope, table.key), index().on(table.createdAt)],
)
