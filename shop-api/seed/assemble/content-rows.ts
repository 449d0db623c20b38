import type { Seed } from '../../src/config.ts'
import type { ShippingMethod } from '../../src/shipping/methods.ts'
import type { content, servicePage } from '../../src/db/schema/content.ts'
import { contentOf } from '../content.ts'
import { servicePages } from '../service-pages.ts'
import { withoutDemo } from '../without-demo.ts'

/** All content, validated against its `/v1` schema. */
export const contentRows = (seed: Seed): (typeof content.$inferInsert)[] =>
  contentOf(seed).map(({ key, schema, data }) => ({ key, data: schema.parse(data) }))

export const servicePageRows = (
  seed: Seed,
  shippingMethods: ShippingMethod[],
): (typeof servicePage.$inferInsert)[] =>
  servicePages(shippingMethods).map(({ slug, title, html, metaDescription }) => ({
    slug,
    title,
    html: seed === 'demo' ? html : withoutDemo(html),
    metaTitle: title,
    metaDescription,
  }))
