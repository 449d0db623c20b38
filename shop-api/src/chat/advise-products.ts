import { searchTerm } from 'shared-types/search-term'
import type { ProductTile } from 'shared-types/v1/catalog'
import type { Db } from '../db/client.ts'
import { isRefusal } from '../refusal.ts'
import { search } from '../search/search.ts'
import { smallWords, wishWords } from './small-words.ts'
import { readSold, soldAmong } from './sold-words.ts'
import { wordsOf } from './words.ts'

const mostCards = 3

export interface Advice {
  /** What was searched for in the end. */
  term: string
  /** False when words had to be passed over to find something. */
  isExact: boolean
  products: ProductTile[]
}

/** Sizes in one piece, so that they are one word: '240 x 220' is '240x220'. */
const joinSizes = (text: string): string => text.replace(/(\d{2,3})\s*(?:x|\*|bij)\s*(\d{2,3})/gi, '$1x$2')

const isSize = (word: string): boolean => /^\d{2,3}x\d{2,3}$/.test(word)

const without = (words: string[], left: string): string[] => words.filter((word) => word !== left)

/** From all that was wished for down to the mere thing, each with less than the one before. */
const attempts = (words: string[], things: string[]): string[] => {
  const wishes = words.filter((word) => !things.includes(word) && !isSize(word))
  const sizes = words.filter(isSize)
  const tries = [
    words,
    ...(wishes.length > 1 ? wishes.toReversed().map((wish) => without(words, wish)) : []),
    [...things, ...sizes],
    ...(things.length > 0 ? [things.slice(-1), things] : []),
  ]
  return [...new Set(tries.map((some) => some.join(' ')))].filter((term) => term !== '')
}

const mostTries = 6

/**
 * Products for a wish in somebody's own words, found by the shop's own search: what fits all of it, or else as much of
 * it as anything does. Null when nothing is asked that the shop could have.
 */
export const adviseProducts = async (db: Db, wish: string): Promise<Advice | null> => {
  const words = wordsOf(joinSizes(wish)).filter(
    (word) => !smallWords.has(word) && !wishWords.has(word) && word.length > 2,
  )
  const things = soldAmong(words, await readSold(db))
  const terms = attempts(words, things).slice(0, mostTries)
  for (const [index, term] of terms.entries()) {
    const found = await search(db, searchTerm(term), '', '')
    if (isRefusal(found) || found.outcome !== 'found') continue
    const products = found.products.filter(({ available }) => available).slice(0, mostCards)
    const sought = found.corrected_term ?? term
    const isExact = index === 0 && wordsOf(sought).length >= wordsOf(term).length
    if (products.length > 0) return { term: sought, isExact, products }
  }
  return null
}
