import { readStoredAdvice } from '../catalog/offered-advice.ts'
import type { StoredAdvice, StoredAnswer } from '../catalog/stored-advice.ts'
import { readFacets, type FacetRow } from '../catalog/category/category-queries.ts'
import { showListing } from '../catalog/listing/show-listing.ts'
import { listingKeys, type PriceRange } from 'shared-types/urls/listing-url'
import type { Db } from '../db/client.ts'
import { isRefusal } from '../refusal.ts'
import type { Advice } from './advise-products.ts'
import { holds, measuresIn } from './question/measures.ts'
import { sizeIn, writeSize } from '../search/sizes.ts'
import { suitsSleeper } from './question/sleepers.ts'
import { singular } from './question/product-vocabulary.ts'
import { pageWordsFor } from './question/thesaurus.ts'
import { wordsOf } from './question/words.ts'
import { mostCards } from './reply.ts'

/** Words that do not distinguish one answer of an advice from another. */
const fillers = new Set('ik heb het een de op mijn voor en of van'.split(' '))

const isNamed = ({ code }: StoredAdvice, words: string[]): boolean =>
  words.map(singular).some((word) => word.endsWith(code) || (word.length > 4 && code.endsWith(word)))

const isSaid = (words: string[], wanted: string): boolean =>
  words.some((word) => word === wanted || (word.startsWith(wanted) && word.length <= wanted.length + 2))

/** The advice's answers that the message already contains, in the advice's order. */
const givenAnswers = (advice: StoredAdvice, message: string, words: string[]): StoredAnswer[] =>
  advice.questions.flatMap(({ answers }) =>
    answers.filter(({ answer, description, filters }) => {
      if (Object.keys(filters).length === 0) return false
      const text = `${answer}. ${description ?? ''}`
      if (measuresIn(message).some((measure) => holds(text, measure))) return true
      const distinctive = wordsOf(answer).filter((word) => !fillers.has(word))
      return distinctive.every((word) => isSaid(words, word))
    }),
  )

const negation = new Set(['geen', 'zonder', 'niet', 'nooit', 'allergisch', 'allergie'])
const furthestNegation = 3

interface Unwanted {
  facet: FacetRow
  slug: string
  title: string
}

/** Values that the message rejects: 'geen dons', 'allergisch voor wol'. */
const unwantedIn = (facets: FacetRow[], words: string[]): Unwanted[] =>
  facets.flatMap((facet) =>
    facet.values
      .filter(({ title }) => {
        const at = words.indexOf(title.toLowerCase())
        return (
          at > 0 && words.slice(Math.max(0, at - furthestNegation), at).some((word) => negation.has(word))
        )
      })
      .map(({ slug, title }) => ({ facet, slug, title })),
  )

/** The path of the advice's listing with the wanted values, or all values but the unwanted ones. */
const pathFor = (advice: StoredAdvice, filters: Map<string, string[]>): string =>
  [advice.category, ...[...filters].flatMap(([code, slugs]) => [code, slugs.join('_')])].join('/')

/**
 * The stored advice that fits a message that already contains some of its answers: 'ik heb het snel
 * warm' is an answer of the advice for duvets. Null when the message contains no answer of an advice.
 */
export const followAdvice = async (
  db: Db,
  message: string,
  price: PriceRange | null,
): Promise<Advice | null> => {
  const words = wordsOf(message)
  const [advices, facets] = await Promise.all([readStoredAdvice(db), readFacets(db)])
  const advice = advices.find((candidate) => isNamed(candidate, words))
  if (!advice) return null
  const meant = [...words, ...wordsOf(pageWordsFor(words).join(' '))]
  const given = givenAnswers(advice, message, meant)
  const unwanted = unwantedIn(facets, words)
  if (given.length + unwanted.length === 0) return null

  const filters = new Map<string, string[]>()
  for (const [code, slugs] of given.flatMap((answer) => Object.entries(answer.filters))) {
    filters.set(code, [...new Set([...(filters.get(code) ?? []), ...slugs])])
  }
  for (const { facet } of unwanted) {
    const left = facet.values.filter(({ slug }) => !unwanted.some((other) => other.slug === slug))
    filters.set(
      facet.code,
      left.map(({ slug }) => slug),
    )
  }
  const size = sizeIn(message)
  const sizeSlug = facets
    .find(({ code }) => code === 'ae-maat')
    ?.values.find(({ slug }) => size && slug.startsWith(writeSize(size)))?.slug
  if (sizeSlug) filters.set('ae-maat', [sizeSlug])

  const path = pathFor(advice, filters)
  const query = price ? `?${listingKeys.price}=${price.min}-${price.max}` : ''
  const list = await showListing(db, path, query)
  if (isRefusal(list)) return null
  const suits = suitsSleeper(words)
  const products = list.products.filter((product) => product.available && suits(product)).slice(0, mostCards)
  if (products.length === 0) return null
  return {
    term: list.category.title,
    isExact: true,
    products,
    sizeAdvice: [
      ...given.map(({ answer, description }) => `Bij ‘${answer}’ is ons advies: ${description ?? answer}`),
      ...unwanted.map(({ title, facet }) => {
        const left = list.filters
          .find(({ urlKey }) => urlKey === facet.code)
          ?.attributes.filter(({ count, isSelected }) => isSelected && count > 0)
          .map((value) => value.title.toLowerCase())
        return `Zonder ${title.toLowerCase()} kies je uit: ${left?.join(', ')}.`
      }),
    ].join(' '),
    link: `/${path}/${query}`,
  }
}
