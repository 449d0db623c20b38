import { everydayWords } from './typed/everyday-words.ts'

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

/** For each start of what was meant, the number of errors in the whole typed word. */
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

const countTo = (length: number): Row => Array.from({ length: length + 1 }, (_cell, index) => index)

/** The number of wrong, missing, extra or swapped letters. */
export const typingErrors = (typed: string, meant: string): number =>
  lastRow(typed, meant, countTo(meant.length)).at(-1) ?? 0

/** As above, but what was meant can be the start or the end of `longer`: 'kusens' in 'hoofdkussens'. */
const typingErrorsWithin = (typed: string, longer: string): number =>
  Math.min(
    ...lastRow(typed, longer, countTo(longer.length)),
    lastRow(typed, longer, Array<number>(longer.length + 1).fill(0)).at(-1) ?? 0,
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

/** Words of fewer letters differ from other words by a single one. */
const shortest = 8

const rowsOfKeys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const areNeighbours = (left: string, right: string): boolean =>
  rowsOfKeys.some((keys) => keys.includes(left + right) || keys.includes(right + left))

const initialSound = (word: string): string =>
  sound(word).slice(0, 1).replace('v', 'f').replace('z', 's').replace('q', 'k')

/** The first letter is seldom wrong, unless it sounds the same or is next to the right one on the keyboard. */
const startsAlike = (typed: string, meant: string): boolean =>
  initialSound(typed) === initialSound(meant) ||
  areNeighbours(typed.slice(0, 1), meant.slice(0, 1)) ||
  meant.slice(1).startsWith(typed.slice(0, 2)) ||
  meant.slice(0, 2) === typed.slice(1, 2) + typed.slice(0, 1)

/** 'klein' is no 'klei' with a letter too many, but 'katoenn' is 'katoen'. */
const hasOtherEnd = (typed: string, meant: string): boolean =>
  typed.slice(0, -1) === meant && typed.at(-1) !== meant.at(-1)

/** A short word with one letter less, or with another first letter, is often another word. */
const canBe = (typed: string, meant: string): boolean =>
  typed.length >= shortest || (startsAlike(typed, meant) && !hasOtherEnd(typed, meant))

const fewest = (alike: string[], most: number, count: (word: string) => number): string[] => {
  const counted = alike.map((word) => ({ word, errors: count(word) }))
  const least = Math.min(...counted.map(({ errors }) => errors))
  return least > most ? [] : counted.filter(({ errors }) => errors === least).map(({ word }) => word)
}

/** The last e of 'laken' is hardly heard: even of a short word, 'lakn' is no other one. */
const lacksLastE = (typed: string, meant: string): boolean =>
  meant.at(-2) === 'e' && typed === meant.slice(0, -2) + meant.slice(-1)

/** The words probably meant; `alike` is in order of preference. */
export const closestWords = (typed: string, alike: string[]): string[] => {
  if (everydayWords.has(typed)) return []
  const unheard = alike.filter((word) => lacksLastE(typed, word))
  return unheard.length > 0
    ? unheard
    : fewest(
        alike.filter((word) => canBe(typed, word)),
        forgiven(typed),
        (word) => errorsBetween(typed, word),
      )
}

/** The words probably meant, otherwise longer words that contain it. */
export const intendedWords = (typed: string, alike: string[]): string[] => {
  const most = forgiven(typed)
  const whole = closestWords(typed, alike)
  if (whole.length > 0 || typed.length < 6 || everydayWords.has(typed)) return whole
  return most === 0 ? [] : fewest(alike, Math.max(1, most - 1), (word) => typingErrorsWithin(typed, word))
}
