import type { content, servicePage } from '../../src/db/schema/content.ts'
import { contentPieces } from '../content.ts'
import { servicePages } from '../service-pages.ts'

/** All content, validated against its `/v1` schema. */
export const contentRows = (now: Date): (typeof content.$inferInsert)[] =>
  contentPieces(now).map(({ key, schema, data }) => ({ key, data: schema.parse(data) }))

export const servicePageRows = (): (typeof servicePage.$inferInsert)[] =>
  servicePages.map(({ slug, title, html, metaDescription }) => ({
    slug,
    title,
    html,
    metaTitle: `${title} | Sluimer`,
    metaDescription,
  }))
