import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** What a request with a key was answered. */
export interface KeptAnswer {
  status: number
  location: string | null
  body: unknown
}

/** Requests that came with an `Idempotency-Key`, for a day. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Of the try that has it now: another id after another try took it over. */
    id: uuid().primaryKey(),
    /** Hash of the session's token, or the name of the service where there is no session. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Says what was asked: another fingerprint is another request. */
    fingerprint: text().notNull(),
    /** How long the try may take. Past that, what is not done may be tried again. */
    claimedUntil: timestamp({ withTimezone: true }).notNull(),
    /** Written with the change itself. */
    done: boolean().notNull().default(false),
    answer: jsonb().$type<KeptAnswer>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.scope, table.key), index().on(table.createdAt)],
)
