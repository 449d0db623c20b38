import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatSaveRequest } from 'shared-types/contracts/chat'
import { tsvector } from './columns/columns.ts'

/**
 * All texts of the shop, split at their headings: customer service pages, content pages, and category texts.
 * The assistant's answers come from this table. The database maintains it (see `refresh_passages` in the
 * migrations); do not write to it.
 */
export const passage = pgTable(
  'passage',
  {
    /** Path of the page, such as `service/shipping-returns` or `blog/beddengoed-wassen`. */
    path: text().notNull(),
    position: integer().notNull(),
    pageTitle: text().notNull(),
    /** Empty for text before the first heading. */
    heading: text().notNull(),
    /** The id of the heading, for links; empty if it has none. */
    anchor: text().notNull(),
    /** Plain text with one line per paragraph, list item and table row. */
    body: text().notNull(),
    /** Weight A is the heading, B the page's title, D the text. */
    document: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.position] }),
    index('passage_document').using('gin', table.document),
  ],
)

/** A finished conversation, without personal data. */
export const chat = pgTable(
  'chat',
  {
    id: uuid().primaryKey().defaultRandom(),
    messages: jsonb().$type<ChatSaveRequest['messages']>().notNull(),
    rating: smallint(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When an employee marked it as handled. */
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt)],
)
