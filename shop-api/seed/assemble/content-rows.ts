import type { ShippingMethod } from '../../src/shipping/methods.ts'
import type { content, servicePage } from '../../src/db/schema/content.ts'
import { contentPieces } from '../content.ts'
import { servicePages } from '../service-pages.ts'

/** All content, validated against its `/v1` schema. */
export const contentRows = (): (typeof content.$inferInsert)[] =>
  contentPieces.map(({ key, schema, data }) => ({ key, data: schema.parse(data) }))

export const servicePageRows = (shippingMethods: ShippingMethod[]): (typeof servicePage.$inferInsert)[] =>
  servicePages(shippingMethods).map(({ slug, title, html, metaDescription }) => ({
    slug,
    title,
    html,
    metaTitle: '',
    metaDescription,
  }))
