import { meantWords } from './spelling.ts'
import type { KnownWord } from './word-queries.ts'

/** Conditions for the shelf's documents (`tsquery`, not stemmed yet), from wide to narrow. */
export interface SearchQuery {
  /** Every product to be found. */
  anywhere: string
  /** Those of them that say it in title, brand, category or filter values. */
  aboutIt: string
  /** Those that say it in the title, as it was typed or within a longer word. */
  inTitle: string
  /** Those that say it in the title as it was typed. */
  exactlyInTitle: string
  /** The term with typing errors mended and without what nothing is found by; null when that is the term itself. */
  correctedTerm: string | null
}

/** A word in the forms that stand for itself, and longer words that it is a part of. */
interface Sought {
  own: string[]
  longer: string[]
}

/** Every way to find what was typed as one word. Null when nothing is found by it. */
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
 * Puts together what to look for: every word must be there, in one of its forms. Words that nothing is found by are
 * passed over, unless there is no other.
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
