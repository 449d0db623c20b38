import type { Synonym, Typed } from './word-queries.ts'

/** Synonyms; a product needs one of them. */
type Choice = string[]

/** One word or expression of the typed text. A product that fits an alternative has a word of each of its choices. */
export interface TypedPart {
  typed: string
  words: string[]
  /** A compound that was typed as two words: 'dekbed overtrek'. */
  apart: string[] | null
  alternatives: Choice[][]
  /** The near alternatives, used when the shop does not sell it. */
  near: Choice[][]
}

const wordsOf = (text: string): string[] => text.split(' ')
const choicesOf = (text: string): Choice[] => wordsOf(text).map((choice) => choice.split('|'))

const partOf = (
  typed: string,
  words: string[],
  synonym?: Synonym,
  apart: string[] | null = null,
): TypedPart => {
  const alternatives = synonym?.alternatives.map(choicesOf) ?? []
  return {
    typed,
    words,
    apart,
    alternatives: synonym?.same === false ? [] : alternatives,
    near: synonym?.same === false ? alternatives : [],
  }
}

/** Shorter words and longer ones are not looked up. */
const isWord = (word: string): boolean => word.length >= 3 && word.length <= 40

const mostParts = 12

const isIgnored = ({ alternatives, same }: Synonym): boolean => same && alternatives.length === 0

/**
 * Splits the typed words into parts: the longest expressions that have synonyms, compounds typed as two words, and
 * single words.
 */
export const splitTyped = ({ words, synonyms, compounds }: Typed): TypedPart[] => {
  const synonymOf = new Map(synonyms.map((synonym) => [synonym.term, synonym]))
  const longest = Math.max(2, ...synonyms.map(({ term }) => wordsOf(term).length))
  const parts = new Map<string, TypedPart>()
  let start = 0
  const take = (length: number, part: TypedPart | null) => {
    if (part && !parts.has(part.typed)) parts.set(part.typed, part)
    start += length
  }
  const takeNext = () => {
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const some = words.slice(start, start + length)
      const typed = some.join(' ')
      const joined = some.join('')
      const isCompound = length === 2 && compounds.includes(joined)
      const synonym = synonymOf.get(typed) ?? (isCompound ? synonymOf.get(joined) : undefined)
      if (synonym && isIgnored(synonym)) return take(length, null)
      if (isCompound) return take(length, partOf(typed, [joined], synonym, synonym ? null : some))
      if (synonym) return take(length, partOf(typed, some, synonym))
      if (length === 1) return take(1, some.every(isWord) ? partOf(typed, some) : null)
    }
  }
  while (start < words.length) takeNext()
  return [...parts.values()].slice(0, mostParts)
}
