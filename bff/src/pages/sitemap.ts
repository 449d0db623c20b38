import { escapeHtml } from 'shared-types/html/escape-html'
import { advicePath } from 'shared-types/urls/advice-url'
import { configuratorPath } from 'shared-types/urls/product-url'
import { imagePath } from 'shared-types/image-path'
import type { Sitemap } from 'shared-types/contracts/provider/catalog'

const steps = (path: string) => path.split('/').map(encodeURIComponent).join('/')

interface Entry {
  address: string
  /** ISO 8601. */
  changed?: string
  /** Absolute URLs. */
  pictures?: string[]
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const entry = ({ address, changed, pictures = [] }: Entry) =>
  [
    '<url>',
    tag('loc', address),
    changed ? tag('lastmod', changed) : '',
    ...pictures.map((picture) => `<image:image>${tag('image:loc', picture)}</image:image>`),
    '</url>',
  ].join('')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictureSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

const file = (entries: Entry[]) =>
  [
    declaration,
    `<urlset xmlns="${schema}" xmlns:image="${pictureSchema}">`,
    ...entries.map(entry),
    '</urlset>',
    '',
  ].join('\n')

/** Names the other files (https://www.sitemaps.org/protocol.html#index). */
export const sitemapIndex = ({ productPages }: Pick<Sitemap, 'productPages'>, origin: string): string => {
  const products = Array.from({ length: productPages }, (_, index) => `sitemap-products-${index + 1}.xml`)
  const files = ['sitemap-pages.xml', ...products].map(
    (name) => `<sitemap>${tag('loc', `${origin}/${name}`)}</sitemap>`,
  )
  return [declaration, `<sitemapindex xmlns="${schema}">`, ...files, '</sitemapindex>', ''].join('\n')
}

/** Every page that is no product: those of the site map, categories with their advice, brands and content. */
export const pagesSitemap = (
  { categories, brands, services, pages }: Sitemap,
  listedPaths: string[],
  origin: string,
): string =>
  file([
    ...listedPaths.map((path) => ({ address: `${origin}${path}` })),
    ...categories.flatMap(({ path, advised }) => {
      const found = advised ? [path, advicePath(path)] : [path]
      return found.map((page) => ({ address: `${origin}/${steps(page)}/` }))
    }),
    ...brands.map(({ slug }) => ({ address: `${origin}/brands/${encodeURIComponent(slug)}/` })),
    ...services.map(({ slug }) => ({ address: `${origin}/service/${encodeURIComponent(slug)}/` })),
    ...pages.map(({ path, updatedAt }) => ({ address: `${origin}/${steps(path)}/`, changed: updatedAt })),
  ])

/** A configurable product has two pages: its product page and its configurator. */
export const productsSitemap = ({ products }: Sitemap, origin: string): string =>
  file(
    products.flatMap(({ slug, updatedAt: changed, images, configurable }) => {
      const name = encodeURIComponent(slug)
      const pictures = images.map((image) => origin + imagePath(image.file, 800, 'webp'))
      const page = { address: `${origin}/${name}.html`, changed, pictures }
      const together = { address: origin + configuratorPath(slug, { step: 1 }), changed }
      return configurable ? [page, together] : [page]
    }),
  )
