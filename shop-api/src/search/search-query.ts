import { meantWords } from './spelling.ts'
import type { TypedPart } from './typed-parts.ts'
import type { KnownWord } from './word-queries.ts'

/** One word in all its forms. All but `words` are stems, as in the listing index. */
export interface Sought {
  /** As they stand in titles. */
  words: string[]
  stems: string[]
  endings: string[]
  parts: string[]
  isKind: boolean
}

/** One way to find what was typed: a product has all of `sought`. */
export interface Way {
  sought: Sought[]
  /** 1 for the typed word itself, less for another one. */
  trust: number
}

/** What was typed as one word or expression, and the ways to find it, the best first. */
export interface Wanted {
  typed: string
  ways: Way[]
  /** How it is called when the shop has nothing by its own name; null when it has. */
  instead: string | null
  /** How much it says about the product: decides what is left out when no product has everything. */
  weight: number
  /** True when it is the correction of a typing error. */
  isMended: boolean
}

/** The parts of a term that the shop knows, and those that find nothing. */
export interface SearchQuery {
  wanted: Wanted[]
  unknown: string[]
}

const trust = { own: 1, apart: 0.5, synonym: 0.8, near: 0.7, mended: 0.6 }

/** An 'overtrek' is a 'dekbedovertrek' rather than a 'kinderdekbedovertrek': a longer word that ends in another one. */
const isFurther = (ending: string, endings: string[]): boolean =>
  endings.some((shorter) => shorter !== ending && ending.endsWith(shorter))

const ownForms = ({ word, stem, endings, parts, kind }: KnownWord): Sought => ({
  words: [word],
  stems: [stem],
  endings: endings.filter((ending) => !isFurther(ending, endings)),
  parts: [...parts, ...endings.filter((ending) => isFurther(ending, endings))],
  isKind: kind,
})

const isFound = ({ known, endings, parts }: KnownWord): boolean =>
  known || endings.length > 0 || parts.length > 0

/** Several words for the same thing, each in all its forms. */
const anyOf = (many: Sought[]): Sought => ({
  words: many.flatMap(({ words }) => words),
  stems: many.flatMap(({ stems }) => stems),
  endings: many.flatMap(({ endings }) => endings),
  parts: many.flatMap(({ parts }) => parts),
  isKind: many.some(({ isKind }) => isKind),
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

const choicesOf = (words: string[]): string[][] => words.map((word) => [word])

/** Alternatives of one choice are sought at once: several words for the same are one condition. */
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
  const isSize = best.sought.some(({ words }) => words.every((word) => /\d/.test(word)))
  return isSize ? 4 : 2 * best.trust
}

/** The closest words of the shop for one that it does not have. */
const mend = ({ word, similar }: KnownWord): { ways: Way[]; instead: string } | null => {
  const meant = meantWords(
    word,
    similar.map((alike) => alike.word),
  )
  const [first] = meant
  if (!first) return null
  const stems = similar.filter((alike) => meant.includes(alike.word)).map(({ stem }) => stem)
  const sought = { words: meant, stems, endings: [], parts: [], isKind: false }
  return { ways: [{ sought: [sought], trust: trust.mended }], instead: first }
}

/** Null when the shop has nothing by it. */
const want = (words: Words, part: TypedPart): Wanted | null => {
  const own = waysOf(words, [choicesOf(part.words)], trust.own)
  const apart = part.apart ? waysOf(words, [choicesOf(part.apart)], trust.apart) : []
  const typed = part.typed
  const same = waysOf(words, part.alternatives, trust.synonym)
  const named = [...own, ...same, ...apart]
  if (named.length > 0) return { typed, ways: named, instead: null, isMended: false, weight: weightOf(named) }

  const near = waysOf(words, part.near, trust.near)
  const nearest = part.near.find((alternative) => seekAll(words, alternative))
  if (near.length > 0 && nearest)
    return {
      typed,
      ways: near,
      instead: nearest.map(([word]) => word).join(' '),
      isMended: false,
      weight: weightOf(near),
    }

  const known = words.get(part.words[0] ?? '')
  if (!known || part.words.length > 1) return null
  if (known.halves) {
    const halves = waysOf(words, [choicesOf(known.halves)], trust.own)
    return halves.length > 0
      ? { typed, ways: halves, instead: null, isMended: false, weight: weightOf(halves) }
      : null
  }
  const mended = mend(known)
  return mended && { typed, ...mended, isMended: true, weight: 1 }
}

export const searchQuery = (parts: TypedPart[], words: Words): SearchQuery => {
  const found = parts.map((part) => ({ part, wanted: want(words, part) }))
  const wanted = found.flatMap(({ wanted: some }) => some ?? [])
  // Stop words are not looked up, and their absence is not worth a sentence.
  const unknown = found
    .filter(({ part, wanted: some }) => !some && part.words.some((word) => words.has(word)))
    .map(({ part }) => part.typed)
  return { wanted, unknown }
}
