/** Spec §9: shorter is not searched for, longer is cut. */
export const shortestTerm = 3
export const longestTerm = 100

/**
 * What was typed, in the one spelling it is searched and kept under: lower case, single spaces, nothing that cannot
 * be seen, at most a hundred characters.
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

/** Suggestions count what a term finds as far as this, and no further. */
export const mostCounted = 1000
