/** Spec §9: shorter terms are not searched for, longer ones are cut. */
export const shortestTerm = 3
export const longestTerm = 100

/**
 * Normalises a typed term for searching and caching: lower case, single spaces, no invisible characters, at
 * most a hundred characters.
 */
export const searchTerm = (typed: string): string =>
  [
    ...typed
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestTerm)
    .join('')
    .trim()

/** Suggestions count the results of a term up to this number. */
export const mostSuggested = 1000
