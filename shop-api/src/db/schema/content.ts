import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredImage } from './catalog.ts'

/** A piece of content in the shape its `/v1/content` call answers: `homepage`, `footer`, `navigation`, … */
export const content = pgTable('content', {
  key: text().primaryKey(),
  data: jsonb().notNull(),
})

/** `/service/{slug}/`. `html` is sanitised before it is stored. */
export const servicePage = pgTable('service_page', {
  slug: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  metaTitle: text().notNull(),
  metaDescription: text().notNull(),
})

/** A page to be read at `/{path}/`: the blog and its posts, inspiration, vacancies and the like. `parent` is a path too. */
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
    /** What goes with it: paths of categories and slugs of products. What is gone is left out. */
    categoryPaths: text().array().notNull().default([]),
    productSlugs: text().array().notNull().default([]),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
  },
  (table) => [index().on(table.parent, table.position)],
)
