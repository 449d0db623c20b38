/** Pages that lead to others below them, one step deep. */
const withPagesBelow = new Set(['blog', 'inspiratie', 'vacatures'])
const alone = new Set(['service', 'textpage', 'vloerkleed-retourneren', 'sitemap', 'cop'])

/** The path of the page of content that an address shows; undefined when it shows something else. */
export const contentPathOf = (segments: string[]): string | undefined => {
  const [first = ''] = segments
  if (segments.length === 1 && (withPagesBelow.has(first) || alone.has(first))) return first
  return segments.length === 2 && withPagesBelow.has(first) ? segments.join('/') : undefined
}

/** These also show the way through the whole shop. */
export const showsSitemap = (path: string): boolean => path === 'sitemap' || path === 'cop'
