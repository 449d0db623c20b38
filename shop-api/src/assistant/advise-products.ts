import { searchTerm } from 'shared-types/search-term'
import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Db } from '../db/client.ts'
import { readFacets } from '../catalog/category/category-queries.ts'
import { isRefusal } from '../refusal.ts'
import { search } from '../search/search.ts'
import { followAdvice } from './follow-advice.ts'
import { childrensNames, suitsSleeper } from './question/sleepers.ts'
import { joinSizes, nearestSizes, sizeIn, writeSize, type Size } from '../search/sizes.ts'
import { stopWords, productStopWords } from './question/stop-words.ts'
import { readSold, productWordsIn } from './question/product-vocabulary.ts'
import { wordsOf } from './question/words.ts'
import { mostCards } from './reply.ts'
import { typedPrice } from '../search/typed/typed-price.ts'
import type { PriceRange } from 'shared-types/urls/listing-url'

const oneLine = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

export interface Advice {
  /** The search term that gave the result. */
  term: string
  /** False when some words had to be ignored to find products. */
  isExact: boolean
  products: ProductTile[]
  /** The shop's advice for this wish, beside the products; empty if there is none. */
  sizeAdvice: string
  /** The listing of all matching products. */
  link: string
}

const isSize = (word: string): boolean => /^\d{2,3}x\d{2,3}$/.test(word)

const without = (words: string[], left: string): string[] => words.filter((word) => word !== left)

/** Search attempts with decreasing detail, from the full wish down to the product type alone. */
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

const linkTo = (term: string): string => `${pathOf(pages.search)}?${new URLSearchParams({ tn_q: term })}`

/** The available, suitable products of a search, and the term after spelling correction. */
const searchFor = async (db: Db, term: string, suits: (tile: ProductTile) => boolean) => {
  const found = await search(db, searchTerm(term), '', '')
  if (isRefusal(found) || found.outcome !== 'found') return null
  const products = found.products.filter((product) => product.available && suits(product))
  return products.length > 0 ? { products, sought: found.correctedTerm ?? term } : null
}

const comesIn = ({ options }: ProductTile, size: string): boolean =>
  options.some(({ title }) => title.startsWith(size))

/** The search replaces a size that a kind of product lacks; without a kind, the sizes of all products are tried. */
const termsFor = async (db: Db, things: string[], size: Size): Promise<string[]> => {
  if (things.length > 0) return [[...things, writeSize(size)].join(' ')]
  const titles = (await readFacets(db))
    .filter(({ code }) => code === 'ae-maat')
    .flatMap(({ values }) => values.map(({ title }) => title))
  return [size, ...nearestSizes(titles, size, '')].map(writeSize)
}

/** Products in the size that replaces the wanted one; null if that is for sale, or nothing replaces it. */
const adviseOtherSize = async (
  db: Db,
  message: string,
  things: string[],
  amount: string,
): Promise<Advice | null> => {
  const typed = sizeIn(message)
  if (!typed) return null
  const wanted = writeSize(typed)
  for (const tried of await termsFor(db, things, typed)) {
    const found = await searchFor(db, `${tried} ${amount}`.trim(), suitsSleeper(wordsOf(message)))
    const other = found?.sought.includes(amount) ? sizeIn(found.sought) : null
    if (!found || !other) continue
    const size = writeSize(other)
    const products = found.products.filter((product) => comesIn(product, size))
    if (products.length === 0) continue
    if (size === wanted) return null
    const sizeAdvice = `De maat ${wanted} cm hebben we niet. De maat die daar het best bij past, is ${size} cm.`
    const term = found.sought
    return { term, isExact: true, products: products.slice(0, mostCards), sizeAdvice, link: linkTo(term) }
  }
  return null
}

/** A message without its price limit, and that limit: the search reads it in the same words. */
const splitPrice = (message: string): { wish: string; amount: string; range: PriceRange | null } => {
  const text = oneLine(message)
  const { typed, range } = typedPrice(text)
  return { wish: typed === null ? text : text.replace(typed, ' '), amount: typed ?? '', range }
}

/**
 * Finds products for a wish in free text with the shop's own search: those that match all of it, or else as
 * much of it as possible. Null when the message asks for nothing that the shop could sell.
 */
export const adviseProducts = async (db: Db, message: string): Promise<Advice | null> => {
  const { wish, amount, range } = splitPrice(message)
  const words = wordsOf(joinSizes(wish)).filter(
    (word) => !stopWords.has(word) && !productStopWords.has(word) && word.length > 2,
  )
  const things = productWordsIn(words, await readSold(db))
  const other = (await adviseOtherSize(db, wish, things, amount)) ?? (await followAdvice(db, wish, range))
  if (other) return other
  const sleeper = wordsOf(wish)
  const suits = suitsSleeper(sleeper)
  const tries = [...childrensNames(sleeper, things), ...attempts(words, things).slice(0, mostTries)]
  // Tries at a long wish are the same once the search has cut them.
  const searched = new Set<string>()
  for (const [index, tried] of tries.entries()) {
    const term = `${tried} ${amount}`.trim()
    const cut = searchTerm(term)
    if (searched.has(cut)) continue
    searched.add(cut)
    const found = await searchFor(db, term, suits)
    if (!found) continue
    const { products, sought } = found
    const isExact = index === 0 && wordsOf(sought).length >= wordsOf(term).length
    return {
      term: sought,
      isExact,
      products: products.slice(0, mostCards),
      sizeAdvice: '',
      link: linkTo(sought),
    }
  }
  return null
}
