import { typedTerm } from '../paths.ts'

interface Step {
  /** The router's name: 'POP' is back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  /** Paths with their query. */
  from: string | null
  to: string
  hash: string
  /** Set by the link. */
  keepScroll: boolean
}

export const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? ''

/** The listing at an address: filters and pages are choices within it. Null for other pages. */
const listOf = (address: string): string | null => {
  const path = withoutQuery(address)
  const segments = path.split('/').filter(Boolean)
  if (segments[0] === 'zoeken') return `zoeken ${typedTerm(address.slice(path.length))}`
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
  if (from === null || withoutQuery(from) === withoutQuery(to)) return 'top'
  const isSameList = listOf(from) !== null && listOf(from) === listOf(to)
  return isSameList ? 'stay' : 'top'
}
