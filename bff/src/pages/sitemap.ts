import type { Sitemap } from 'shared-types/v1/catalog'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const steps = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const entry = (address: string, changed?: string) =>
  `<url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`

/** Every page worth finding, with its full address (https://www.sitemaps.org/protocol.html). */
export const sitemapXml = ({ categories, products, services }: Sitemap, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    entry(`${origin}/`),
    ...categories.map(({ path }) => entry(`${origin}/${steps(path)}/`)),
    ...services.map(({ slug }) => entry(`${origin}/service/${encodeURIComponent(slug)}/`)),
    ...products.map(({ slug, updated_at }) =>
      entry(`${origin}/${encodeURIComponent(slug)}.html`, updated_at),
    ),
    '</urlset>',
    '',
  ].join('\n')
