import { sql, type SQL } from 'drizzle-orm'
import { mostSuggested, searchTerm, shortestTerm } from 'shared-types/search-term'
import type { SearchSuggestions } from 'shared-types/contracts/provider/catalog'
import { readFacets } from '../catalog/category/category-queries.ts'
import { selectVariants } from '../catalog/listing/listing-queries.ts'
import { presentTiles } from '../catalog/tile/present.ts'
import { readTiles } from '../catalog/tile/tile-queries.ts'
import type { Db } from '../db/client.ts'
import { composed } from '../db/composed.ts'
import { category } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { findPages } from './find-pages.ts'
import type { Found } from './found.ts'
import { byTheIndex } from './match-conditions.ts'
import { searchFor, type Search } from './search-scope.ts'
import { valuesOf } from './sizes.ts'
import { isTypedOrder } from './typed/typed-number.ts'

const mostProducts = 6

/** Only the most popular matches are ranked, so that very many matches need not be sorted completely. */
const amongMostPopular = 100

/** Most matches of a frequent word are popular: these products are tried first, in their order. Of a rare word, all matches are sorted. */
const triedFirst = 5_000

const byPopularity = sql`${productListingIndex.popularity} desc, ${productListingIndex.productId}`

// The limits are no parameters: for small ones, PostgreSQL would plan each execution.
const mostPopular = (condition: SQL) => sql`(
  with popular as materialized (
    select ${productListingIndex.productId} from (
      select * from ${productListingIndex} order by ${byPopularity} limit ${sql.raw(String(triedFirst))}
    ) as ${productListingIndex} where ${condition}
    order by ${byPopularity} limit ${sql.raw(String(amongMostPopular))}
  )
  select product_id from popular where (select count(*) from popular) = ${amongMostPopular}::int
  union all
  (select ${productListingIndex.productId} from ${productListingIndex}
    where ${condition} and (select count(*) from popular) < ${amongMostPopular}::int
    order by ${byPopularity} limit ${sql.raw(String(amongMostPopular))}))`

interface ProductsRow extends Record<string, unknown> {
  total: number
  ids: number[]
}

const productsStatement = composed<ProductsRow>()

/**
 * Counts up to `mostSuggested` matches: counting all of them takes longer than finding the best ones. Of these, the most
 * popular that match in the title are ranked, and the most popular of all.
 */
const readProducts = async (
  db: Db,
  { scope: { within, relevance = sql`0::int` }, best }: Found,
): Promise<ProductsRow> => {
  const [row] = await productsStatement(
    db,
    sql`
    select
      (select count(*)::int from (select from ${productListingIndex} where ${within} and ${byTheIndex} limit ${mostSuggested}) as counted) as total,
      array(
        select ${productListingIndex.productId} from ${productListingIndex}
        where ${productListingIndex.productId} in (${mostPopular(sql`${within} and ${best}`)} union ${mostPopular(within)})
        order by ${relevance} desc, ${productListingIndex.popularity} desc, ${productListingIndex.productId}
        limit ${mostProducts}
      ) as ids`,
  )
  return row ?? { total: 0, ids: [] }
}

interface WordsRow extends Record<string, unknown> {
  words: string[]
  categories: { title: string; path: string }[]
}

const wordsStatement = composed<WordsRow>()

/**
 * Completions of the last word that occur together with the preceding words, each in one of its forms, and
 * categories with it in their name.
 */
const readWords = async (db: Db, term: string): Promise<WordsRow> => {
  const [row] = await wordsStatement(
    db,
    sql`
    with typed as (
      select coalesce(substring(whole from '^(.* )'), '') as before, substring(whole from '[^ ]+$') as last
      from (select shop_text(${term}::text) as whole) as spelled
    )
    select
      array(
        select before || word from (
          select distinct on (word_stem) word, products, before, last
          from search_word, typed
          where word like '%' || last || '%' and length(last) >= 2 and word <> last
          order by word_stem, length(word), word
        ) as of_a_kind
        order by word like last || '%' desc, products desc, length(word), word limit 5
      ) as words,
      (select coalesce(json_agg(json_build_object('title', title, 'path', path)), '[]') from (
        select ${category.title}, ${category.path} from typed, ${category}
        cross join lateral (select shop_text(${category.title}) as spelled offset 0) as compared
        where ${category.listed} and ${category.kind} <> 'text'
          and (spelled like '%' || last || '%' or similarity(spelled, last) > 0.5)
        order by spelled like last || '%' desc, length(${category.title}), ${category.path} limit 4
      ) as named) as categories`,
  )
  return row ?? { words: [], categories: [] }
}

/** The best products with all typed words, otherwise with as many of them as possible. */
const readBest = async (db: Db, sought: Search): Promise<ProductsRow & { found?: Found }> => {
  if (!sought.found) return { total: 0, ids: [] }
  const whole = await readProducts(db, sought.found)
  const nearest = whole.total === 0 ? await sought.nearest() : null
  return nearest
    ? { found: nearest, ...(await readProducts(db, nearest)) }
    : { found: sought.found, ...whole }
}

/** The tiles of these products, as the typed article or in the typed size if they come in it. */
const readAsTyped = async (db: Db, ids: number[], { sizes, scope }: Pick<Found, 'sizes' | 'scope'>) => {
  const chosen = sizes.length > 0 ? valuesOf(sizes, await readFacets(db)) : new Map<number, number[]>()
  const variantIds = scope.variantId === undefined ? await selectVariants(db, ids, chosen) : [scope.variantId]
  return readTiles(db, ids, { variantIds, valueIds: [...chosen.values()].flat() })
}

/** Suggestions during typing: products, categories and search words. Empty below three letters, and for an order. */
export const suggest = async (db: Db, typed: string): Promise<SearchSuggestions> => {
  const term = searchTerm(typed)
  if (term.length < shortestTerm || isTypedOrder(term))
    return { term, words: [], categories: [], pages: [], products: [], total: 0 }
  const [sought, named] = await Promise.all([searchFor(db, term), readWords(db, term)])
  const [{ found, total, ids }, pages] = await Promise.all([
    readBest(db, sought),
    findPages(db, sought, { unfinished: true }),
  ])
  const words = found?.correctedTerm ? [found.correctedTerm, ...named.words] : named.words
  return {
    term,
    words: words.slice(0, 5),
    categories: named.categories,
    pages: pages.filter(({ kind }) => kind !== 'category'),
    products: found ? await presentTiles(db, await readAsTyped(db, ids, found)) : [],
    total,
  }
}
