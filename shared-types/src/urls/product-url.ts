import { isRowId } from '../ids/row-id.ts'
import type { ConfiguratorState } from './configurator-url.ts'
import * as pages from './page-paths.ts'
import { pathOf } from './path-pattern.ts'

const key = 'v'

/**
 * The variant in the URL of a product, `?v=71`. The server and the browser both parse it here, so that they render the
 * same.
 * @param query as in the address bar, with or without `?`
 */
export const variantIn = (query: string): number | null => {
  const given = new URLSearchParams(query).get(key) ?? ''
  return isRowId(given) ? Number(given) : null
}

/** The canonical spelling of that query; empty for the variant that the shop shows first. */
export const variantQuery = (variantId: number | null): string =>
  variantId === null ? '' : `${key}=${variantId}`

/** The page of a product, with this variant chosen. */
export const productPath = (slug: string, variantId: number | null = null): string => {
  const query = variantQuery(variantId)
  return `/${encodeURIComponent(slug)}.html${query && `?${query}`}`
}

// Colon and bar need no escaping in a query, and shared links stay readable.
const readable = (options: string) =>
  encodeURIComponent(options).replaceAll('%3A', ':').replaceAll('%7C', '|')

/** Spec §2: the category is always boxsprings. */
export const configuratorPath = (
  slug: string,
  { step, options, line }: Partial<ConfiguratorState> = {},
): string => {
  const named = { category: 'boxsprings', product: slug, ...(step && { step: `step-${step}` }) }
  const query = [...(options ? [`config=${readable(options)}`] : []), ...(line ? [`regel=${line}`] : [])]
  return pathOf(pages.configurator, named) + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** The slug of a product in its preview, in place of its own. The token is case-sensitive. */
export const previewSlug = (productId: number, token: string): string => `preview-${productId}-${token}`

const preview = /^preview-(\d+)-(\w{1,10}\.[\w-]{1,50})$/

/** Null for the slug of a product itself: it has no dot. */
export const readPreviewSlug = (slug: string): { productId: number; token: string } | null => {
  const [, id, token] = preview.exec(slug) ?? []
  return id && token && isRowId(id) ? { productId: Number(id), token } : null
}

/** The path without the token of a preview, for a log. Wider than a valid slug: what is misspelt may contain the token. */
export const withoutPreviewToken = (path: string): string => path.replace(/(\/preview-\d+)-.*/, '$1')
