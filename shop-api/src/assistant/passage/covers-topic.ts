import type { Passage } from './passage-queries.ts'
import { stopWords } from '../question/stop-words.ts'
import { singular, productWordsIn } from '../question/product-vocabulary.ts'
import { matchesStem, wordsOf } from '../question/words.ts'

const difference = 'verschil'
/** Words of a comparison that do not name one of its sides. */
const around = new Set('tussen verschil wel gewone gewoon normale normaal twee soorten'.split(' '))

export const isComparison = (words: string[]): boolean => words.some((word) => matchesStem(word, difference))

/** The sides of a comparison: 'verschil tussen een topper en een molton' gives topper and molton. */
export const sidesOf = (words: string[]): string[] =>
  words
    .slice(words.findIndex((word) => matchesStem(word, difference)) + 1)
    .filter((word) => !stopWords.has(word) && !around.has(word))

/** A shorter name inside a word often means something else: 'laken' in 'hoeslaken'. */
const shortestWithin = 6

const isSpoken = (spoken: string[], name: string): boolean => {
  const stem = singular(name)
  return spoken.some(
    (word) =>
      word.startsWith(stem) ||
      (word[0] === name[0] && matchesStem(word, name)) ||
      (name.length >= shortestWithin && word.includes(stem)),
  )
}

/**
 * Whether a passage is about the subject of a question. A passage about one side of a comparison is not.
 * Neither is one whose heading names another kind of product and that does not mention this one.
 */
export const coversTopic = (words: string[], sold: string[]): ((passage: Passage) => boolean) => {
  const sides = isComparison(words) ? sidesOf(words) : []
  const things = productWordsIn(words, sold)
  return ({ pageTitle, heading, body }) => {
    const titled = wordsOf(heading)
    const spoken = [...titled, ...wordsOf(body)]
    if (!sides.every((side) => isSpoken(spoken, side))) return false
    // Both may be mentioned in passing: 'overtrekken in de droger wel, een dekbed liever niet'.
    const headed = wordsOf(`${pageTitle} ${heading}`)
    if (sides.length > 0 && !isComparison(headed) && !sides.some((side) => isSpoken(headed, side)))
      return false
    const isElsewhere = things.length > 0 && productWordsIn(titled, sold).length > 0
    return !isElsewhere || things.some((thing) => isSpoken(spoken, thing))
  }
}
