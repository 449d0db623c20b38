import { sql } from 'drizzle-orm'
import { searchTerm, shortestTerm } from 'shared-types/search-term'
import type { SearchOverview } from 'shared-types/contracts/provider/catalog'
import type { PriceRange } from 'shared-types/urls/listing-url'
import { parseFilters, segmentsOf } from 'shared-types/urls/listing-filters'
import { readFacets, type FacetRow } from '../catalog/category/category-queries.ts'
import { resolveFilters } from '../catalog/listing/find-path.ts'
import { pagedUrl, type ListingChoice } from '../catalog/listing/listing-address.ts'
import { emptyScope, type Scope } from '../catalog/listing/listing-queries.ts'
import { listingQueryOf, noSuchPage, readList, type List } from '../catalog/listing/read-list.ts'
import type { Db } from '../db/client.ts'
import { composed } from '../db/composed.ts'
import { productListingIndex as listed } from '../db/schema/products/search.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPages } from './find-pages.ts'
import { helpOn } from './no-results.ts'
import type { Found } from './found.ts'
import { searchFor } from './search-scope.ts'
import { valuesOf } from './sizes.ts'
import { isTypedOrder } from './typed/typed-number.ts'

const openFilters = 3

/** In a large result, only this number of products determines in which facets the variants differ. */
const mostCompared = 500

const facetsStatement = composed<{ facet: number }>()

/**
 * The filter values that a search stands for: its sizes, and the words that select a variant of some found product, such
 * as 'stevig' of a mattress.
 */
const impliedValues = async (
  db: Db,
  { sizes, words, scope }: Found,
  facets: FacetRow[],
): Promise<Map<number, number[]>> => {
  const ofSizes = valuesOf(sizes, facets)
  // A colour is also in the titles of products, and stands for its shades.
  const others = facets.filter(({ id, selectionType }) => selectionType !== 'color' && !ofSizes.has(id))
  const named = valuesOf(words, others)
  if (named.size === 0) return ofSizes
  const rows = await facetsStatement(
    db,
    sql`
    select distinct facet from (
      select ${listed.variantFacetIds} as facets from ${listed} where ${scope.within} limit ${mostCompared}
    ) as found, unnest(facets) as facet
    where facet = any(${sql.param([...named.keys()])}::int[])`,
  )
  return new Map([...ofSizes, ...rows.map(({ facet }) => [facet, named.get(facet) ?? []] as const)])
}

const isEmpty = (list: List | Refusal): boolean => isRefusal(list) || list.pagination.total === 0

/** One page of search results with filters and sort orders, or suggestions when nothing is found. */
export const search = async (
  db: Db,
  typed: string,
  path: string,
  querystring: string,
): Promise<SearchOverview | Refusal> => {
  const term = searchTerm(typed)
  const query = listingQueryOf(querystring)
  if (isRefusal(query)) return query
  const facets = await readFacets(db)
  const filters = parseFilters(segmentsOf(path))
  const chosen = filters && resolveFilters(facets, filters)
  if (!chosen) return noSuchPage

  const isOrder = isTypedOrder(term)
  const isLongEnough = term.length >= shortestTerm
  const sought = isLongEnough && !isOrder ? await searchFor(db, term) : null
  const own: ListingChoice = { ...query, chosen }
  const readScope = (
    scope: Scope,
    values: Map<number, number[]>,
    price: PriceRange | null,
    choice: ListingChoice,
  ) =>
    readList(db, {
      scope,
      facets,
      implied: { values, price },
      choice,
      address: (state) => pagedUrl('zoeken', facets, state, [`tn_q=${encodeURIComponent(term)}`]),
      openFilters,
    })
  /** Tiles show a typed size or firmness as if it were chosen; where no product comes in it, the words are enough. */
  const readFound = async (some: Found | null | undefined, choice = own) => {
    if (!some) return readScope(emptyScope, new Map(), null, choice)
    const values = await impliedValues(db, some, facets)
    const chosenAs = await readScope(some.scope, values, some.price, choice)
    return isEmpty(chosenAs) && values.size > 0 && !some.price
      ? readScope(some.scope, new Map(), null, choice)
      : chosenAs
  }
  /** Also true when only the filters exclude all products: the shopper can undo them. */
  const hasProducts = async (some: Found | null | undefined, list: List | Refusal) => {
    if (!isEmpty(list)) return true
    if (chosen.size === 0 && !query.price) return false
    return !isEmpty(await readFound(some, { ...own, chosen: new Set(), price: null, page: 1 }))
  }
  const [named, whole] = await Promise.all([sought ? findPages(db, sought) : [], readFound(sought?.found)])
  // 'blog' is a page of the shop, not a typing error in the name of a product.
  const texts = named.filter(({ kind }) => kind === 'service' || kind === 'page')
  const isGuess =
    texts.length > 0 && sought !== null && sought.wanted.every(({ isCorrection }) => isCorrection)
  const isOffered = await hasProducts(sought?.found, whole)
  const nearest = isOffered || isGuess ? null : await sought?.nearest()
  const found = nearest ?? sought?.found
  const list = isGuess || nearest ? await readFound(nearest) : whole
  if (isRefusal(list)) return list
  const isFound = nearest ? await hasProducts(nearest, list) : isOffered && !isGuess
  const missed = isLongEnough ? 'nothing_found' : 'too_short'
  const pages = isGuess ? texts : named
  const mentioning =
    sought && !isFound && pages.length === 0 ? await findPages(db, sought, { alsoInText: true }) : []
  return {
    term,
    outcome: isOrder ? 'order_number' : isFound ? 'found' : missed,
    correctedTerm: isFound ? (found?.correctedTerm ?? null) : null,
    leftOut: isFound ? (found?.leftOut ?? []) : [],
    pages: [...pages, ...mentioning],
    onlyMentioned: mentioning.length > 0,
    ...list,
    suggestions: isFound || isOrder ? { words: [], categories: [] } : await helpOn(db, term),
  }
}
