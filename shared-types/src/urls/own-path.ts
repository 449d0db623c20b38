const home = '/'
/** Longer than any address of the shop. */
const longest = 1_000

/** Whatever a server on the way might decode once more, decoded; null when it cannot be. */
const unfold = (text: string): string | null => {
  let read = text
  try {
    for (let times = 0; times < 3; times += 1) read = decodeURIComponent(read)
    return read
  } catch {
    return null
  }
}

// Two slashes at the start are another host to a browser, and so is what it takes for a slash.
const leadsOut = /^\/{2}|\\|[\p{Cc}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u

/**
 * The one rule for where a shopper may be sent by what came with an address (`/redirect?url=`, a remembered path):
 * to a page of this shop, whose path, query and fragment come back as a browser would read them. Everything else,
 * also what is only doubtful, is the home page.
 */
export const ownPath = (given: unknown): string => {
  if (typeof given !== 'string' || given.length > longest || !given.startsWith('/')) return home
  const [path = ''] = given.split(/[?#]/)
  const read = unfold(path)
  if (read === null || leadsOut.test(given) || leadsOut.test(read)) return home
  if (read.split('/').some((segment) => segment === '.' || segment === '..')) return home
  const { origin, pathname, search, hash } = new URL(given, 'https://shop.invalid')
  // A redirect to a redirect may loop, and an address that is not a page is no target.
  const isPage = !/^\/(redirect|api|assets|images)(\/|$)/i.test(read)
  return origin === 'https://shop.invalid' && isPage ? `${pathname}${search}${hash}` : home
}
