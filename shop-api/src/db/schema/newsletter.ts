import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Newsletter subscriptions and their confirmation. Deleted on unsubscription. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** The session of the latest request before the confirmation. */
    sessionTokenHash: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null until the link in the mail is followed; until then only that mail is sent. */
    confirmedAt: timestamp({ withTimezone: true }),
    /**
     * Unused, because `quota_use` counts instead. An insert names every column that is declared here, so a release that
     * drops both must follow one that does not declare them.
     */
    mails: integer().notNull().default(1),
    mailsSince: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sessionTokenHash, table.requestedAt)],
)
