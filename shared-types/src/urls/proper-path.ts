/** Spec §2, route rules: these keep their end. */
const keepsItsEnd = (path: string) =>
  path.endsWith('/') || path.endsWith('.html') || path === '/checkout/thankyou' || path.includes('restore')

const lowerCase = (path: string) =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/** Numbers of orders and links to carts are written as they were given out. */
const carriesId = (path: string) =>
  path.includes('restore') || /^\/(checkout\/[^/]+|service\/bestelling|account\/orders)\/./i.test(path)

/** The short names of lists that stand below an overview. */
const moved = [
  ['/hoofdkussens/', '/hoofdkussen/hoofdkussens/'],
  ['/outlet/', '/outlet-overzicht/outlet/'],
] as const

const normalised = (path: string): string => {
  const [from, to] = moved.find(([start]) => path.startsWith(start)) ?? ['', '']
  return to + path.slice(from.length)
}

/**
 * The proper spelling of a page's path, found in one step: single slashes, lower case, a slash at the end, and where
 * the page now stands. The bff
 * redirects to it and the browser's navigation goes there at once. Query and fragment are no part of a path.
 */
export const properPath = (path: string): string => {
  const single = path.replace(/\/{2,}/g, '/')
  const cased = carriesId(single) ? single : lowerCase(single)
  return normalised(keepsItsEnd(cased) ? cased : `${cased}/`)
}
