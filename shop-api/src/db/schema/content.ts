import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from './columns/columns.ts'
import type { StoredImage } from './products/catalog.ts'

/** Content in the form of its contract: `homepage`, `footer`, `navigation`, … */
export const content = pgTable('content', {
  key: text().primaryKey(),
  data: jsonb().notNull(),
  /** Only an advice has it: the words by which a search finds it, apart from its category. */
  titleDocument: tsvector().generatedAlwaysAs(
    sql`case when key like 'advice:%' then title_document('keuzehulp ' || (data ->> 'title')) end`,
  ),
})

/** The page at `/service/{slug}/`. `html` is sanitised before it is stored. */
export const servicePage = pgTable('service_page', {
  slug: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  metaTitle: text().notNull(),
  metaDescription: text().notNull(),
})

/** A text page at `/{path}/`: blog and posts, inspiration, vacancies and others. `parent` is also a path. */
export const contentPage = pgTable(
  'content_page',
  {
    path: text().primaryKey(),
    parent: text(),
    position: integer().notNull().default(0),
    title: text().notNull(),
    intro: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    html: text().notNull(),
    author: text(),
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    facts: jsonb().$type<{ title: string; value: string }[]>().notNull().default([]),
    /** Related categories (paths) and products (slugs). Those that no longer exist are omitted. */
    categoryPaths: text().array().notNull().default([]),
    productSlugs: text().array().notNull().default([]),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
  },
  (table) => [index().on(table.parent, table.position)],
)
