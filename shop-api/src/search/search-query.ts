import { meantWords } from './spelling.ts'
import type { KnownWord } from './word-queries.ts'

/** Conditions on the documents of the listing index (`tsquery`, not stemmed yet), from wide to narrow. */
export interface SearchQuery {
  /** All matching products. */
  anywhere: string
  /** Matches in title, brand, category or filter values. */
  aboutIt: string
  /** Matches in the title, as typed or within a longer word. */
  inTitle: string
  /** Matches in the title as typed. */
  exactlyInTitle: string
  /** The corrected term without words that find nothing; null when it equals the term. */
  correctedTerm: string | null
}

/** Equivalent forms of a word, and longer words that contain it. */
interface Sought {
  own: string[]
  longer: string[]
}

/** All ways to find one typed word. Null when it finds nothing. */
const seek = ({ word, known, compounds, halves, similar }: KnownWord): Sought[] | null => {
  if (known || compounds.length > 0) return [{ own: [word], longer: compounds }]
  if (halves) return halves.map((half) => ({ own: [half], longer: [] }))
  const meant = meantWords(word, similar)
  return meant.length === 0 ? null : [{ own: meant, longer: [] }]
}

const anyOf = (words: string[], weights: string) =>
  `(${words.map((word) => `'${word}'${weights}`).join(' | ')})`

const allOf = (sought: Sought[], weights: string) =>
  sought.map(({ own, longer }) => anyOf([...own, ...longer], weights)).join(' & ')

/**
 * Builds the conditions: every word must occur in one of its forms. Words that find nothing are ignored. Null
 * when no word finds anything.
 */
export const searchQuery = (words: KnownWord[]): SearchQuery | null => {
  const found = words.map(seek)
  const sought = found.flatMap((ways) => ways ?? [])
  if (sought.length === 0) return null
  const mended = found.includes(null) || words.some(({ similar }) => similar.length > 0)
  return {
    anywhere: allOf(sought, ''),
    aboutIt: allOf(sought, ':AB'),
    inTitle: allOf(sought, ':A'),
    exactlyInTitle: allOf(
      sought.map(({ own }) => ({ own, longer: [] })),
      ':A',
    ),
    correctedTerm: mended ? sought.map(({ own }) => own[0]).join(' ') : null,
  }
}
