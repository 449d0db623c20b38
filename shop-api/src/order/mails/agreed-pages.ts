import { inArray } from 'drizzle-orm'
import { guaranteePage, promisesGuarantee } from 'shared-types/order/guarantee'
import { safeHtml } from 'shared-types/html/safe-html'
import type { ServiceSlug } from 'shared-types/urls/slug'
import type { Tx } from '../../db/client.ts'
import type { OrderLineRow } from '../../db/schema/buying/order.ts'
import { product } from '../../db/schema/products/catalog.ts'
import { servicePage } from '../../db/schema/content.ts'
import { html, type Html } from '../../html.ts'
import { heading } from '../../mail/layout.ts'

export type AgreedPage = Pick<typeof servicePage.$inferSelect, 'title' | 'html'>

export const termsPage = 'algemene-voorwaarden' satisfies ServiceSlug

/**
 * What the customer must be able to keep (art. 6:230v BW): the right of withdrawal with the model form, and the terms. A
 * link is not enough, since its page can change. A page that was removed is left out.
 */
const always: ServiceSlug[] = ['herroepingsrecht', termsPage]

/** For these order lines: also the conditions of a guarantee that one of the products promises (art. 7:6a BW). */
export const readAgreedPages = async (
  tx: Tx,
  lines: Pick<OrderLineRow, 'productId'>[],
): Promise<AgreedPage[]> => {
  const bought = lines.map(({ productId }) => productId)
  const products = await tx
    .select({ usps: product.usps, specifications: product.specifications })
    .from(product)
    .where(inArray(product.id, bought))
  const slugs = products.some(promisesGuarantee) ? [...always, guaranteePage] : always
  const rows = await tx.select().from(servicePage).where(inArray(servicePage.slug, slugs))
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** The whole text of a page, below the heading with its title. Its links need the address of the shop. */
export const wholePage = (page: AgreedPage, shopUrl: string): Html => {
  const markup = safeHtml(page.html)
    .replaceAll(/<(\/?)h2\b/g, '<$1h3')
    .replaceAll('href="/', `href="${shopUrl}/`)
  return html`${heading(page.title)}
    <div style="color: #4b5563; font-size: 13px;">${{ markup }}</div>`
}
