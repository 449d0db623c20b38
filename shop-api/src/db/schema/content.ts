import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

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
