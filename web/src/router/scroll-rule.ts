interface Step {
  /** The router's name: 'POP' is back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  from: string | null
  to: string
  hash: string
  /** Set by the link. */
  keepScroll: boolean
}

/** The listing of a path: filters, pages and search terms are choices within it. Null for other pages. */
const listOf = (path: string): string | null => {
  const segments = path.split('/').filter(Boolean)
  if (segments[0] === 'zoeken') return 'zoeken'
  if (segments[0] === 'brands') return segments.slice(0, 2).join('/')
  if (path.endsWith('.html') || segments.length === 0) return null
  const filters = segments.findIndex((segment) => segment.startsWith('ae-'))
  return segments.slice(0, filters < 0 ? undefined : filters).join('/')
}

/**
 * Spec §2: restored on back navigation, otherwise the top, and choices within a listing or search do not
 * scroll. A link to the current page scrolls to its top.
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
