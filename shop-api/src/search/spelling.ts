type Row = number[]

/** The costs of one more typed letter. Two neighbours that changed places count once (optimal string alignment). */
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

/** How many letters are wrong, missing, too many or swapped. */
export const typingErrors = (typed: string, meant: string): number =>
  lastRow(
    typed,
    meant,
    Array.from({ length: meant.length + 1 }, (_cell, index) => index),
  ).at(-1) ?? 0

/** The same, where what was meant may stand anywhere within a longer word: 'kusens' in 'hoofdkussens'. */
const typingErrorsWithin = (typed: string, longer: string): number =>
  Math.min(
    ...lastRow(
      typed,
      longer,
      Array.from({ length: longer.length + 1 }, () => 0),
    ),
  )

/** One letter in a short word, two in a longer, three in a very long one. Sizes and numbers are not guessed at. */
const forgiven = (word: string): number => {
  if (/\d/.test(word) || word.length < 4) return 0
  if (word.length < 6) return 1
  return word.length < 11 ? 2 : 3
}

const fewest = (alike: string[], most: number, count: (word: string) => number): string[] => {
  const counted = alike.map((word) => ({ word, errors: count(word) }))
  const least = Math.min(...counted.map(({ errors }) => errors))
  return least > most ? [] : counted.filter(({ errors }) => errors === least).map(({ word }) => word)
}

/** The words that were probably meant, else the longer words that hold it; `alike` in the order to prefer them. */
export const meantWords = (typed: string, alike: string[]): string[] => {
  const most = forgiven(typed)
  const whole = fewest(alike, most, (word) => typingErrors(typed, word))
  if (whole.length > 0 || typed.length < 6) return whole
  return fewest(alike, most - 1, (word) => typingErrorsWithin(typed, word))
}
