const home = '/'
/** Longer than any URL of the shop. */
const longest = 1_000

/** Decodes the text repeatedly, as a server on the way might; null if it cannot be decoded. */
const decodeRepeatedly = (text: string): string | null => {
  let read = text
  try {
    for (let times = 0; times < 3; times += 1) read = decodeURIComponent(read)
    return read
  } catch {
    return null
  }
}

// A browser reads two slashes at the start as another host, also with characters that it treats as slashes.
const leadsOut = /^\/{2}|\\|[\p{Cc}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** The first segments of addresses of data and files, which are never a page. */
export const noPages = ['api', 'assets', 'images', 'renders']
/** @param address a path, with or without query */
export const isNoPage = (address: string): boolean =>
  noPages.some((segment) => address.toLowerCase().split(/[/?]/)[1] === segment)

/** A server on the way may resolve them, so that the path means another page. */
export const hasDotSegment = (path: string): boolean => /(^|\/)\.\.?(\/|$)/.test(path)

/**
 * The only rule for redirects to a target from outside (`/redirect?url=`, a remembered path): returns the path,
 * query and fragment of a page of this shop, as a browser would parse them. For everything else, also in case
 * of doubt, it returns the home page.
 */
export const ownPath = (given: unknown): string => {
  if (typeof given !== 'string' || given.length > longest || !given.startsWith('/')) return home
  const [path = ''] = given.split(/[?#]/)
  const read = decodeRepeatedly(path)
  if (read === null || leadsOut.test(given) || leadsOut.test(read)) return home
  // A redirect to a redirect may loop.
  if (hasDotSegment(read) || isNoPage(read) || /^\/redirect(\/|$)/i.test(read)) return home
  const { origin, pathname, search, hash } = new URL(given, 'https://shop.invalid')
  return origin === 'https://shop.invalid' ? `${pathname}${search}${hash}` : home
}
