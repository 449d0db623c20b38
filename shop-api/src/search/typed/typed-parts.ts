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
  /** Words of the shop that contain it and its neighbour as one: 'natuurlatexmatras' for 'latex' in 'latex matras'. */
  merged: string[]
  /** True after 'zonder', 'geen' or 'niet': products must not have it. */
  isExcluded: boolean
  /** True after a preposition: 'boxspring' in 'topper voor een boxspring'. */
  isComplement: boolean
}

/** A question has an answer on a page; one with 'welk' or 'kiezen' has it in an advice. */
export type Question = 'choice' | 'other' | null

const questionWords = new Set([
  'hoe',
  'hoeveel',
  'kan',
  'kun',
  'mag',
  'waar',
  'waarom',
  'wanneer',
  'wat',
  'wie',
])

export const questionIn = (words: string[]): Question => {
  if (words.some((word) => /^(?:welke?|kies|kiezen)$/.test(word))) return 'choice'
  return words.some((word) => questionWords.has(word)) ? 'other' : null
}

const prepositions = new Set(
  'aan,bij,boven,in,met,naast,om,onder,op,over,tegen,tussen,uit,van,voor'.split(','),
)
const negations = new Set(['zonder', 'geen', 'niet'])
/** Words between a negation and what it excludes: 'zonder een print', 'niet te warm'. */
const fillers = new Set(['een', 'het', 'de', 'te', 'al', 'zo', 'van'])
/** What follows them is excluded too: 'zonder dons of veren'. */
const conjunctions = new Set(['of', 'en', 'noch'])

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
    merged: [],
    isExcluded: false,
    isComplement: false,
  }
}

/** Shorter words and longer ones are not looked up. */
const isWord = (word: string): boolean => word.length >= 3 && word.length <= 40

const mergedWith = (word: string, merged: Typed['merged']): string[] =>
  merged.flatMap(({ pair, words }) => (pair.includes(word) ? words : []))

const mostParts = 12

const isIgnored = ({ alternatives, same }: Synonym): boolean => same && alternatives.length === 0

/**
 * Splits the typed words into parts: the longest expressions that have synonyms, compounds typed as two words, and
 * single words.
 */
export const splitTyped = ({ words, synonyms, compounds, merged }: Typed): TypedPart[] => {
  const synonymOf = new Map(synonyms.map((synonym) => [synonym.term, synonym]))
  const longest = Math.max(2, ...synonyms.map(({ term }) => wordsOf(term).length))
  const parts = new Map<string, TypedPart>()
  let start = 0
  let isComplement = false
  let negation: string | null = null
  /** The negation before the last part: it also holds after a conjunction. */
  let before: string | null = null
  const add = (some: TypedPart) => {
    const part = { ...some, isComplement }
    const own = negation === null ? part : { ...part, typed: `${negation} ${part.typed}`, isExcluded: true }
    if (!parts.has(own.typed)) parts.set(own.typed, own)
  }
  const take = (length: number, part: TypedPart | null) => {
    const word = words[start] ?? ''
    start += length
    if (length === 1 && negations.has(word)) negation = word
    else if (length === 1 && conjunctions.has(word)) negation = before
    else if (length > 1 || !fillers.has(word)) {
      if (part) add(part)
      isComplement ||= length === 1 && prepositions.has(word)
      before = negation
      negation = null
    }
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
      if (length === 1)
        return take(
          1,
          some.every(isWord) ? { ...partOf(typed, some), merged: mergedWith(typed, merged) } : null,
        )
    }
  }
  while (start < words.length) takeNext()
  return [...parts.values()].slice(0, mostParts)
}
