import * as pages from './page-paths.ts'
import { readPreviewSlug } from './product-url.ts'

/** Spec §2, route rules: no slash is added to these. */
const keepsItsEnd = (path: string) =>
  path.endsWith('/') || path.endsWith('.html') || path === pages.checkoutThankYou || path.includes('restore')

const lowerCase = (path: string) =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/** Order numbers, cart links and previews of products are case-sensitive. */
const carriesId = (path: string) =>
  path.includes('restore') ||
  readPreviewSlug(path.slice(1).replace(/\.html$/, '')) !== null ||
  /^\/(checkout\/[^/]+|service\/bestelling|account\/orders)\/./i.test(path)

/** The short URLs of lists that are below an overview. */
const moved = [
  ['/hoofdkussens/', '/hoofdkussen/hoofdkussens/'],
  ['/outlet/', '/outlet-overzicht/outlet/'],
] as const

const normalised = (path: string): string => {
  const [from, to] = moved.find(([start]) => path.startsWith(start)) ?? ['', '']
  return to + path.slice(from.length)
}

/**
 * The canonical path of a page, in one step: single slashes, lower case, a slash at the end, and the current
 * location of the page. The bff redirects to it, and the browser navigates to it directly. Expects a path
 * without query and fragment.
 */
export const properPath = (path: string): string => {
  const single = path.replace(/\/{2,}/g, '/')
  const cased = carriesId(single) ? single : lowerCase(single)
  return normalised(keepsItsEnd(cased) ? cased : `${cased}/`)
}
