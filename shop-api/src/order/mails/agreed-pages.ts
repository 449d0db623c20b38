import { inArray } from 'drizzle-orm'
import { safeHtml } from 'shared-types/html/safe-html'
import type { ServiceSlug } from 'shared-types/urls/slug'
import type { Tx } from '../../db/client.ts'
import { servicePage } from '../../db/schema/content.ts'
import { html, type Html } from '../../html.ts'
import { heading } from '../../mail/layout.ts'

export type AgreedPage = Pick<typeof servicePage.$inferSelect, 'title' | 'html'>

export const termsPage = 'algemene-voorwaarden' satisfies ServiceSlug

/**
 * What the customer must be able to keep (art. 6:230v BW): the right of withdrawal with the model form, and the terms. A
 * link is not enough, since its page can change. A page that was removed is left out.
 */
const slugs: ServiceSlug[] = ['herroepingsrecht', termsPage]

export const readAgreedPages = async (tx: Tx): Promise<AgreedPage[]> => {
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
