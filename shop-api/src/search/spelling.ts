type Row = number[]

/** One row of the edit distance matrix. Swapped neighbours count as one error (optimal string alignment). */
const nextRow = (typed: string, meant: string, index: number, above: Row, before: Row): Row => {
  const row = [index]
  for (let column = 1; column <= meant.length; column += 1) {
    const isSame = typed[index - 1] === meant[column - 1]
    const isSwapped =
      index > 1 && typed[index - 1] === meant[column - 2] && typed[index - 2] === meant[column - 1]
    row.push(
      Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return row
}

const lastRow = (typed: string, meant: string, first: Row): Row => {
  let before: Row = []
  let above = first
  for (let index = 1; index <= typed.length; index += 1) {
    const row = nextRow(typed, meant, index, above, before)
    before = above
    above = row
  }
  return above
}

/** The number of wrong, missing, extra or swapped letters. */
export const typingErrors = (typed: string, meant: string): number =>
  lastRow(
    typed,
    meant,
    Array.from({ length: meant.length + 1 }, (_cell, index) => index),
  ).at(-1) ?? 0

/** As above, but what was meant can be anywhere within `longer`: 'kusens' in 'hoofdkussens'. */
const typingErrorsWithin = (typed: string, longer: string): number =>
  Math.min(
    ...lastRow(
      typed,
      longer,
      Array.from({ length: longer.length + 1 }, () => 0),
    ),
  )

/** Letters that sound alike in Dutch count as the same, but less than the same letters. */
const sound = (word: string): string =>
  word
    .replaceAll('ei', 'ij')
    .replaceAll('y', 'ij')
    .replaceAll('au', 'ou')
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('th', 't')
    .replaceAll('ph', 'f')
    .replaceAll('ae', 'aa')

const consonants = (word: string): string => word.replaceAll(/[aeiouy]/g, '')

/** Vowels left out, as on a phone, are one error: 'hoeslkn'. */
const isAbbreviated = (typed: string, meant: string): boolean =>
  typed.length < meant.length && consonants(typed).length > 4 && consonants(typed) === consonants(meant)

const errorsBetween = (typed: string, meant: string): number =>
  isAbbreviated(typed, meant)
    ? 1
    : Math.min(typingErrors(typed, meant), typingErrors(sound(typed), sound(meant)) + 1)

/**
 * The maximum number of errors: one letter more or less makes a short word another one ('blog' and 'blos', 'badjas' and
 * 'badmat'). Sizes and numbers are not corrected.
 */
const forgiven = (word: string): number => {
  if (/\d/.test(word) || word.length < 5) return 0
  if (word.length < 8) return 1
  return word.length < 12 ? 2 : 3
}

const fewest = (alike: string[], most: number, count: (word: string) => number): string[] => {
  const counted = alike.map((word) => ({ word, errors: count(word) }))
  const least = Math.min(...counted.map(({ errors }) => errors))
  return least > most ? [] : counted.filter(({ errors }) => errors === least).map(({ word }) => word)
}

/** The words probably meant; `alike` is in order of preference. */
export const closestWords = (typed: string, alike: string[]): string[] =>
  fewest(alike, forgiven(typed), (word) => errorsBetween(typed, word))

/** The words probably meant, otherwise longer words that contain it. */
export const intendedWords = (typed: string, alike: string[]): string[] => {
  const most = forgiven(typed)
  const whole = closestWords(typed, alike)
  if (whole.length > 0 || typed.length < 6) return whole
  return most === 0 ? [] : fewest(alike, Math.max(1, most - 1), (word) => typingErrorsWithin(typed, word))
}
