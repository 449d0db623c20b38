import { inArray, sql } from 'drizzle-orm'
import { guaranteePage, promisesGuarantee } from 'shared-types/order/guarantee'
import { safeHtml } from 'shared-types/html/safe-html'
import type { ServiceSlug } from 'shared-types/urls/slug'
import type { Tx } from '../../db/client.ts'
import { agreedPage, type OrderLineRow, type OrderRow } from '../../db/schema/buying/order.ts'
import { product } from '../../db/schema/products/catalog.ts'
import { servicePage } from '../../db/schema/content.ts'
import { html, type Html } from '../../html.ts'
import { heading } from '../../mail/layout.ts'

export type AgreedPage = Pick<typeof servicePage.$inferSelect, 'slug' | 'title' | 'html'>

export const termsPage = 'algemene-voorwaarden' satisfies ServiceSlug

/**
 * What the customer must be able to keep (art. 6:230v BW): the right of withdrawal with the model form, and the terms. A
 * link is not enough, since its page can change. A page that was removed is left out.
 */
const always: ServiceSlug[] = ['herroepingsrecht', termsPage]

/** For these order lines: also the conditions of a guarantee that one of the products promises (art. 7:6a BW). */
const slugsFor = async (tx: Tx, lines: Pick<OrderLineRow, 'productId'>[]): Promise<ServiceSlug[]> => {
  const bought = lines.map(({ productId }) => productId)
  const products = await tx
    .select({ usps: product.usps, specifications: product.specifications })
    .from(product)
    .where(inArray(product.id, bought))
  return products.some(promisesGuarantee) ? [...always, guaranteePage] : always
}

/**
 * Stores each of these texts once, and returns their hashes: what the shopper of an order agrees to. The database copies
 * them, so that no order sends tens of kilobytes there and back.
 */
export const storeAgreedPages = async (
  tx: Tx,
  lines: Pick<OrderLineRow, 'productId'>[],
): Promise<string[]> => {
  const slugs = await slugsFor(tx, lines)
  const { rows } = await tx.execute<{ hash: string; slug: string }>(sql`
    with agreed as (
      select encode(sha256(convert_to(title || E'\\n' || html, 'UTF8')), 'hex') as hash, slug, title, html
      from ${servicePage} where slug = any(${sql.param(slugs)}::text[])
    ), stored as (
      insert into ${agreedPage} (hash, slug, title, html) select * from agreed on conflict do nothing
    )
    select hash, slug from agreed`)
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.hash ?? [])
}

const readCurrentPages = async (tx: Tx, lines: OrderLineRow[]): Promise<AgreedPage[]> => {
  const slugs = await slugsFor(tx, lines)
  const rows = await tx
    .select({ slug: servicePage.slug, title: servicePage.title, html: servicePage.html })
    .from(servicePage)
    .where(inArray(servicePage.slug, slugs))
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** What the shopper of an order agreed to; of an order from before that was stored, what the pages say now. */
export const agreedPagesOf = async (
  tx: Tx,
  { agreedPages }: OrderRow,
  lines: OrderLineRow[],
): Promise<AgreedPage[]> => {
  if (agreedPages.length === 0) return readCurrentPages(tx, lines)
  const rows = await tx.select().from(agreedPage).where(inArray(agreedPage.hash, agreedPages))
  return agreedPages.flatMap((hash) => rows.find((row) => row.hash === hash) ?? [])
}

/** The whole text of a page, below the heading with its title. Its links need the address of the shop. */
export const wholePage = (page: AgreedPage, shopUrl: string): Html => {
  const markup = safeHtml(page.html)
    .replaceAll(/<(\/?)h2\b/g, '<$1h3')
    .replaceAll('href="/', `href="${shopUrl}/`)
  return html`${heading(page.title)}
    <div style="color: #4b5563; font-size: 13px;">${{ markup }}</div>`
}
