import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who asked for the newsletter, and since when that is certain. Gone when the address is taken off the list. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** Of the session that asked last. */
    sessionTokenHash: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null until the link in the mail was followed: till then nothing is sent but that mail. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** Mails sent because somebody asked, since `lettersSince`. */
    letters: integer().notNull().default(1),
    lettersSince: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sessionTokenHash, table.askedAt)],
)
