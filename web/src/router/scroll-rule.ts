interface Step {
  /** How the router calls it: 'POP' is the way back or forth. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  from: string | null
  to: string
  hash: string
  /** The link asked for it. */
  keepScroll: boolean
}

/** The list that a path is a view of: filters, pages and search words are choices within it. Null for any other page. */
const listOf = (path: string): string | null => {
  const segments = path.split('/').filter(Boolean)
  if (segments[0] === 'zoeken') return 'zoeken'
  if (segments[0] === 'brands') return segments.slice(0, 2).join('/')
  if (path.endsWith('.html') || segments.length === 0) return null
  const filters = segments.findIndex((segment) => segment.startsWith('ae-'))
  return segments.slice(0, filters < 0 ? undefined : filters).join('/')
}

/**
 * Spec §2: kept on the way back, to the top otherwise, and a listing or search is never reset by what one
 * chooses in it. Pressing the link of the page one is on leads to its top.
 */
export const scrollRule = ({
  action,
  from,
  to,
  hash,
  keepScroll,
}: Step): 'restore' | 'stay' | 'top' | 'target' => {
  if (action === 'POP') return 'restore'
  if (keepScroll) return 'stay'
  if (hash) return 'target'
  const isSameList = from !== null && from !== to && listOf(from) !== null && listOf(from) === listOf(to)
  return isSameList ? 'stay' : 'top'
}
