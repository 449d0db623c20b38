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
import { tsvector } from './search.ts'

/**
 * Everything there is to read in the shop, cut at its headings: pages of customer service, of content, and what
 * categories say about what is in them. The assistant finds its answers in it. The database keeps it (see
 * `refresh_passages` in the migrations); nothing else writes here.
 */
export const passage = pgTable(
  'passage',
  {
    /** Of the page, such as `service/shipping-returns` or `blog/beddengoed-wassen`. */
    path: text().notNull(),
    position: integer().notNull(),
    pageTitle: text().notNull(),
    /** Empty above the first heading. */
    heading: text().notNull(),
    /** The id of the heading, for a link straight to it; empty where it has none. */
    anchor: text().notNull(),
    /** Plain text, a line for each paragraph, list item and table row. */
    body: text().notNull(),
    /** Weight A is the heading, B the page's title, D the text. */
    document: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.position] }),
    index('passage_document').using('gin', table.document),
  ],
)

/** A conversation that a shopper ended, without what says who they are. */
export const chat = pgTable(
  'chat',
  {
    id: uuid().primaryKey().defaultRandom(),
    messages: jsonb().$type<ChatSaveRequest['messages']>().notNull(),
    rating: smallint(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
)
