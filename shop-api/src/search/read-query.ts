import type { Db } from '../db/client.ts'
import { correctionsOf, isUnknown, splitCompound } from './search-query.ts'
import { closestWords } from './spelling.ts'
import { splitTyped, type TypedPart } from './typed/typed-parts.ts'
import {
  findSimilarSynonyms,
  lookUpWords,
  readTyped,
  type KnownWord,
  type Typed,
} from './typed/word-queries.ts'

const wordsIn = (parts: TypedPart[]): string[] => [
  ...new Set(
    parts
      .flatMap(({ words, apart, alternatives, near }) => [
        ...words,
        ...(apart ?? []),
        ...alternatives.flat(2),
        ...near.flat(2),
      ])
      .filter((word) => word.length >= 3),
  ),
]

/** Corrections are looked up in a second step, since they are rare. */
const lookUpAll = async (db: Db, parts: TypedPart[]): Promise<Map<string, KnownWord>> => {
  const words = await lookUpWords(db, wordsIn(parts))
  const others = [...words.values()].flatMap(correctionsOf)
  if (others.length === 0) return words
  return new Map([...words, ...(await lookUpWords(db, [...new Set(others)]))])
}

/** Shorter starts of a compound occur in too many words: the 'rol' of 'rolgordijn' in 'petrol'. */
const shortestStart = 4

interface Rewritten {
  term: string
  /** Starts of compounds that are not searched for. */
  dropped: string[]
  /** The typed word of each corrected one. */
  typedAs: ReadonlyMap<string, string>
}

/** The typed words, with compounds that the shop does not have split; null when there are none. */
const splitCompounds = ({ typed, parts, known }: Query): Rewritten | null => {
  const dropped: string[] = []
  const split = new Map(
    parts.flatMap((part) => {
      const word = part.alternatives.length + part.near.length === 0 ? known.get(part.typed) : undefined
      const halves = word && splitCompound(word)
      if (!halves) return []
      const isSought = halves.start.length >= shortestStart || word.halves !== null
      if (!isSought) dropped.push(halves.start)
      return [[part.typed, isSought ? `${halves.start} ${halves.ending}` : halves.ending] as const]
    }),
  )
  return split.size > 0
    ? { term: typed.words.map((word) => split.get(word) ?? word).join(' '), dropped, typedAs: new Map() }
    : null
}

/** A typing error in a word that only has synonyms: 'pluimeau', 'klanteservice'. Words of the pages are no errors. */
const correctSynonyms = async (db: Db, { typed, parts, known }: Query): Promise<Rewritten | null> => {
  const strange = parts.flatMap((part) => {
    const word = part.alternatives.length + part.near.length === 0 ? known.get(part.typed) : undefined
    return word && isUnknown(word) ? [word.word] : []
  })
  if (strange.length === 0) return null
  const similar = await findSimilarSynonyms(db, strange)
  const meant = new Map(
    similar.flatMap(({ word, terms }) => {
      const [closest] = closestWords(word, terms)
      return closest === undefined ? [] : [[word, closest] as const]
    }),
  )
  return meant.size > 0
    ? {
        term: typed.words.map((word) => meant.get(word) ?? word).join(' '),
        dropped: [],
        typedAs: new Map([...meant].map(([word, closest]) => [closest, word])),
      }
    : null
}

interface Query {
  typed: Typed
  parts: TypedPart[]
  known: Map<string, KnownWord>
}

const readOnce = async (db: Db, term: string): Promise<Query> => {
  const typed = await readTyped(db, term)
  const parts = splitTyped(typed)
  return { typed, parts, known: await lookUpAll(db, parts) }
}

/**
 * The parts of a term and the words of the shop that they match. A term with unknown compounds, or with typing errors in
 * synonyms, is read again as it was meant: `rewritten` says how, or is null.
 */
export const readQuery = async (db: Db, term: string): Promise<Query & { rewritten: Rewritten | null }> => {
  const asTyped = await readOnce(db, term)
  const rewritten = splitCompounds(asTyped) ?? (await correctSynonyms(db, asTyped))
  return { ...(rewritten ? await readOnce(db, rewritten.term) : asTyped), rewritten }
}
