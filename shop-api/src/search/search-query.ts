import { intendedWords } from './spelling.ts'
import type { TypedPart } from './typed/typed-parts.ts'
import type { KnownWord } from './typed/word-queries.ts'

/** One word in all its forms. All but `words` are stems, as in the listing index. */
export interface Sought {
  /** As written in titles. */
  words: string[]
  stems: string[]
  endings: string[]
  parts: string[]
  /** Words of titles that are this one and its typed neighbour as one. */
  merged: string[]
  /** What only multicoloured products have beside it. */
  otherColours: string[]
  isKind: boolean
  endsKind: boolean
  isValue: boolean
}

/** One way to find a part of the term: a product has all of `sought`. */
export interface Way {
  sought: Sought[]
  /** 1 for the typed word itself, less for another one. */
  trust: number
}

/** One typed word or expression, and the ways to find it, the best first. */
export interface Wanted {
  typed: string
  ways: Way[]
  /** The name that is searched for instead, when the shop has nothing by the typed one; null when it has. */
  instead: string | null
  /** Its importance: decides which parts are left out when no product has all of them. */
  weight: number
  /** True when it is the correction of a typing error. */
  isCorrection: boolean
}

/** What products must not have: none of `ways` may fit. */
export type Excluded = Pick<Wanted, 'typed' | 'ways'>

/** The parts of a term that find products, those that exclude products, and those that do neither. */
export interface SearchQuery {
  wanted: Wanted[]
  excluded: Excluded[]
  unknown: string[]
  /** The unknown ones that only texts about products have. */
  mentioned: Wanted[]
}

const trust = { own: 1, apart: 0.25, synonym: 0.68, near: 0.7, correction: 0.6 }

/** An 'overtrek' is a 'dekbedovertrek' rather than a 'kinderdekbedovertrek': a longer word that ends in another one. */
const isFurther = (ending: string, endings: string[]): boolean =>
  endings.some((shorter) => shorter !== ending && ending.endsWith(shorter))

export const ownForms = ({
  word,
  stem,
  endings,
  parts,
  kind,
  endsKind,
  isValue,
  otherColours,
}: KnownWord): Sought => ({
  words: [word],
  stems: [stem],
  endings: endings.filter((ending) => !isFurther(ending, endings)),
  parts: [...parts, ...endings.filter((ending) => isFurther(ending, endings))],
  merged: [],
  otherColours,
  isKind: kind,
  endsKind,
  isValue,
})

const isFound = ({ known, endings, parts }: KnownWord): boolean =>
  known || endings.length > 0 || parts.length > 0

/** Several words for the same thing, each in all its forms. */
const anyOf = (many: Sought[]): Sought => ({
  words: many.flatMap(({ words }) => words),
  stems: many.flatMap(({ stems }) => stems),
  endings: many.flatMap(({ endings }) => endings),
  parts: many.flatMap(({ parts }) => parts),
  merged: many.flatMap(({ merged }) => merged),
  otherColours: many.length === 1 ? many.flatMap(({ otherColours }) => otherColours) : [],
  isKind: many.length > 0 && many.every(({ isKind }) => isKind),
  endsKind: many.some(({ endsKind }) => endsKind),
  isValue: many.some(({ isValue }) => isValue),
})

type Words = ReadonlyMap<string, KnownWord>

/** Every choice of an alternative, or null when the shop has nothing of one of them. */
const seekAll = (words: Words, choices: string[][]): Sought[] | null => {
  const sought = choices.map((choice) =>
    choice.flatMap((word) => {
      const known = words.get(word)
      return known && isFound(known) ? [ownForms(known)] : []
    }),
  )
  return sought.length > 0 && sought.every((some) => some.length > 0) ? sought.map(anyOf) : null
}

/** A height in centimetres. The words of a term are longer, and are looked up. */
export const wantedHeight = (centimetres: string): Wanted => {
  const sought: Sought = {
    words: [centimetres],
    stems: [centimetres],
    endings: [],
    parts: [],
    merged: [],
    otherColours: [],
    isKind: false,
    endsKind: false,
    isValue: true,
  }
  const ways = [{ sought: [sought], trust: trust.own }]
  return { typed: `${centimetres} cm`, ways, instead: null, isCorrection: false, weight: 1 }
}

const choicesOf = (words: string[]): string[][] => words.map((word) => [word])

/** The synonyms of one choice are one condition. */
const waysOf = (words: Words, alternatives: string[][][], trusted: number): Way[] => {
  const found = alternatives.flatMap((alternative) => {
    const sought = seekAll(words, alternative)
    return sought ? [sought] : []
  })
  const single = found.flatMap((sought) => (sought.length === 1 ? sought : []))
  return [
    ...(single.length > 0 ? [{ sought: [anyOf(single)], trust: trusted }] : []),
    ...found.filter((sought) => sought.length > 1).map((sought) => ({ sought, trust: trusted })),
  ]
}

const weightOf = (ways: Way[]): number => {
  const [best] = ways
  if (!best) return 0
  if (best.sought.every(({ isKind }) => isKind)) return 8
  return isSize(best) ? 4 : 2 * best.trust
}

const isSize = ({ sought }: Way): boolean =>
  sought.some(({ words }) => words.every((word) => /\d/.test(word)))

/** How clearly a part names the product itself; 0 when it is only a property of it, such as its size. */
export const nounRank = ({ ways: [best] }: Wanted): number => {
  if (!best || isSize(best)) return 0
  if (best.sought.every(({ isKind }) => isKind)) return 3
  return best.sought.some(({ endsKind }) => endsKind) ? 2 : 1
}

/** The possible corrections of a word that the shop does not have, in order of preference. */
export const correctionsOf = ({ word, similar }: KnownWord): string[] => intendedWords(word, similar)

/** True for a word that the shop does not have, in no form and not as a typing error. */
export const isUnknown = (known: KnownWord): boolean =>
  !isFound(known) && known.halves === null && correctionsOf(known).length === 0

/** The halves of a compound that the shop does not have; null when it is rather a typing error. */
export const splitCompound = (known: KnownWord): { start: string; ending: string } | null => {
  const { word, halves, ending, begins } = known
  if (halves) return { start: halves[0], ending: halves[1] }
  if (ending === null) return null
  const isCompound = begins || correctionsOf(known).length === 0
  return isCompound ? { start: word.slice(0, -ending.length), ending } : null
}

/** The closest words of the shop for one that it does not have; of several, kinds of products. */
const correct = (words: Words, mistyped: KnownWord): { ways: Way[]; instead: string } | null => {
  const meant = correctionsOf(mistyped).flatMap((word) => words.get(word) ?? [])
  const kinds = meant.filter(({ kind }) => kind)
  const likely = kinds.length > 0 ? kinds : meant
  const [first] = likely
  if (!first) return null
  return { ways: [{ sought: [anyOf(likely.map(ownForms))], trust: trust.correction }], instead: first.word }
}

/** A 'bed' is a boxspring, and no 'dekbed': what stands for a kind of product is not looked for in longer words. */
const isOnlyCompound = (words: Words, { words: own, alternatives }: TypedPart): boolean =>
  own.every((word) => words.get(word)?.known === false) &&
  alternatives.some((choices) => choices.flat().some((word) => words.get(word)?.kind))

const withMerged = (ways: Way[], merged: string[]): Way[] =>
  ways.map((way) => ({ ...way, sought: way.sought.map((one) => ({ ...one, merged })) }))

/** Null when nothing in the shop matches it. */
const want = (words: Words, part: TypedPart): Wanted | null => {
  // The words of an expression such as 'split topper hoeslaken' are known, while the shop does not have the thing.
  const isMissing = part.near.length > 0 && part.words.length > 1
  const own =
    isMissing || isOnlyCompound(words, part)
      ? []
      : withMerged(waysOf(words, [choicesOf(part.words)], trust.own), part.merged)
  const apart = part.apart ? waysOf(words, [choicesOf(part.apart)], trust.apart) : []
  const typed = part.typed
  const same = waysOf(words, part.alternatives, trust.synonym)
  const named = [...own, ...same, ...apart]
  if (named.length > 0)
    return { typed, ways: named, instead: null, isCorrection: false, weight: weightOf(named) }

  const near = waysOf(words, part.near, trust.near)
  const nearest = part.near.find((alternative) => seekAll(words, alternative))
  if (near.length > 0 && nearest)
    return {
      typed,
      ways: near,
      instead: nearest.map(([word]) => word).join(' '),
      isCorrection: false,
      weight: weightOf(near),
    }

  // A word with synonyms is spelled correctly: it is about the shop, not about its products.
  const known = words.get(part.words[0] ?? '')
  if (!known || part.words.length > 1 || part.alternatives.length > 0) return null
  const correction = correct(words, known)
  return correction && { typed, ...correction, isCorrection: true, weight: weightOf(correction.ways) }
}

/** Short words start too many others: 'wol' excludes wool, but no 'wolk'. */
const longEnoughForCompounds = 4

const withoutParts = ({ sought, trust: trusted }: Way): Way => ({
  sought: sought.map((one) => ({ ...one, parts: [] })),
  trust: trusted,
})

/** Null when nothing in the shop is called so. Typing errors are not corrected. */
const exclude = (words: Words, { typed, words: own, alternatives }: TypedPart): Excluded | null => {
  const ways = [...waysOf(words, [choicesOf(own)], trust.own), ...waysOf(words, alternatives, trust.synonym)]
  if (ways.length === 0) return null
  const isLong = own.every((word) => word.length >= longEnoughForCompounds)
  return { typed, ways: isLong ? ways : ways.map(withoutParts) }
}

/** A replacement for what the shop does not sell, such as a boxspring for a 'ledikant'. */
const isReplacement = (words: Words, { near }: TypedPart, { instead, isCorrection }: Wanted): boolean =>
  instead !== null && !isCorrection && near.flat(2).every((word) => words.get(word)?.kind)

/** In 'matras voor ledikant' the product that the shop does not sell only says what the other one is for. */
const isContext = (words: Words, part: TypedPart, one: Wanted, all: Wanted[]): boolean =>
  isReplacement(words, part, one) &&
  all.some((other) => other !== one && other.instead === null && nounRank(other) === 3)

/** Null when no text about a product has it either. */
const mentionOf = (words: Words, part: TypedPart): Wanted | null => {
  const known = part.isExcluded ? undefined : words.get(part.typed)
  if (!known?.mentioned) return null
  const ways = [{ sought: [ownForms(known)], trust: trust.own }]
  return { typed: part.typed, ways, instead: null, isCorrection: false, weight: 0 }
}

export const searchQuery = (parts: TypedPart[], words: Words): SearchQuery => {
  const excluded = parts.flatMap((part) => (part.isExcluded ? (exclude(words, part) ?? []) : []))
  const tried = parts.map((part) => ({ part, wanted: part.isExcluded ? null : want(words, part) }))
  const all = tried.flatMap(({ wanted: some }) => some ?? [])
  const found = tried.map(({ part, wanted: some }) => ({
    part,
    wanted: some && !isContext(words, part, some, all) ? some : null,
  }))
  const isUsed = (part: TypedPart) => excluded.some(({ typed }) => typed === part.typed)
  // Stop words are not looked up, and the page does not mention them.
  const unknown = found
    .filter(({ part, wanted: some }) => !some && !isUsed(part) && part.words.some((word) => words.has(word)))
    .map(({ part }) => part)
  return {
    wanted: found.flatMap(({ wanted: some }) => some ?? []),
    excluded,
    unknown: unknown.map(({ typed }) => typed),
    mentioned: unknown.flatMap((part) => mentionOf(words, part) ?? []),
  }
}
