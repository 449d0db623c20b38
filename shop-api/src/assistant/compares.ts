import type { Passage } from './passage-queries.ts'
import { smallWords } from './small-words.ts'
import { singular } from './sold-words.ts'
import { writtenFor } from './thesaurus.ts'
import { says, wordsOf } from './words.ts'

const difference = 'verschil'
/** Words of a comparison that are none of its sides. */
const around = new Set('tussen verschil wel gewone gewoon normale normaal twee soorten'.split(' '))

/** What a question wants compared: 'verschil tussen een topper en een molton' is topper and molton. */
const sidesOf = (words: string[]): string[] =>
  words
    .slice(words.findIndex((word) => says(word, difference)) + 1)
    .filter((word) => !smallWords.has(word) && !around.has(word))

/** Whether a passage speaks of all that a question compares: one about half of it answers something else. */
export const comparesAll = (words: string[]): ((passage: Passage) => boolean) => {
  if (!words.some((word) => says(word, difference))) return () => true
  const sides = sidesOf(words).map((side) => [side, ...wordsOf(writtenFor([side]).join(' '))])
  return ({ heading, body }) => {
    const spoken = wordsOf(`${heading} ${body}`)
    return sides.every((names) =>
      names.some((name) => spoken.some((word) => word.includes(singular(name)) || says(word, name))),
    )
  }
}
