import { sql } from 'drizzle-orm'
import { mostCounted, searchTerm, shortestTerm } from 'shared-types/search-term'
import type { SearchSuggestions } from 'shared-types/contracts/provider/catalog'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import { presentTile } from '../catalog/tile/present.ts'
import { readTiles } from '../catalog/tile/tile-queries.ts'
import type { Db } from '../db/client.ts'
import { category } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { searchScope } from './search-scope.ts'

const mostProducts = 6

/**
 * A condition that is always true, but that the planner expects to match few rows. This makes it use the
 * index. Otherwise it would scan the table from the beginning to find the first rows.
 */
const byTheIndex = sql`${productListingIndex.productId} % 1 = 0`

/** Only the most popular matches are ranked, so that very many matches need not be sorted completely. */
const amongMostPopular = 200

interface ProductsRow extends Record<string, unknown> {
  total: number
  ids: number[]
}

/** Counts up to `mostCounted` matches: counting all of them takes longer than finding the best ones. */
const readProducts = async (db: Db, { within, relevance = sql`0` }: Scope): Promise<ProductsRow> => {
  const { rows } = await db.execute<ProductsRow>(sql`
    select
      (select count(*)::int from (select from ${productListingIndex} where ${within} and ${byTheIndex} limit ${mostCounted}) as counted) as total,
      array(
        select product_id from (
          select ${productListingIndex.productId}, ${productListingIndex.popularity}, ${relevance} as relevance
          from ${productListingIndex} where ${within}
          order by ${productListingIndex.popularity} desc, ${productListingIndex.productId}
          limit ${amongMostPopular}
        ) as popular
        order by relevance desc, popularity desc, product_id
        limit ${mostProducts}
      ) as ids`)
  return rows[0] ?? { total: 0, ids: [] }
}

interface WordsRow extends Record<string, unknown> {
  words: string[]
  categories: { title: string; path: string }[]
}

/**
 * Completions of the last word that occur together with the preceding words, each in one of its forms, and
 * categories with it in their name.
 */
const readWords = async (db: Db, term: string): Promise<WordsRow> => {
  const { rows } = await db.execute<WordsRow>(sql`
    with typed as (
      select coalesce(substring(whole from '^(.* )'), '') as before, substring(whole from '[^ ]+$') as last
      from (select shop_text(${term}::text) as whole) as spelled
    )
    select
      array(
        select before || word from (
          select distinct on (coalesce((ts_lexize('dutch_stem', word))[1], word)) word, products, before, last
          from search_word, typed
          where word like '%' || last || '%' and length(last) >= 2 and word <> last
          order by coalesce((ts_lexize('dutch_stem', word))[1], word), length(word), word
        ) as of_a_kind
        order by word like last || '%' desc, products desc, length(word), word limit 5
      ) as words,
      (select coalesce(json_agg(json_build_object('title', title, 'path', path)), '[]') from (
        select ${category.title}, ${category.path} from ${category}, typed
        where ${category.listed} and ${category.kind} <> 'text'
          and (shop_text(${category.title}) like '%' || last || '%' or similarity(shop_text(${category.title}), last) > 0.5)
        order by shop_text(${category.title}) like last || '%' desc, length(${category.title}), ${category.path} limit 4
      ) as named) as categories`)
  return rows[0] ?? { words: [], categories: [] }
}

/** Suggestions during typing: products, categories and search words. Empty below three letters. */
export const suggest = async (db: Db, typed: string): Promise<SearchSuggestions> => {
  const term = searchTerm(typed)
  if (term.length < shortestTerm) return { term, words: [], categories: [], products: [], total: 0 }
  const [found, named] = await Promise.all([searchScope(db, term), readWords(db, term)])
  const { total, ids } = found ? await readProducts(db, found.scope) : { total: 0, ids: [] }
  const words = found?.correctedTerm ? [found.correctedTerm, ...named.words] : named.words
  return {
    term,
    words: words.slice(0, 5),
    categories: named.categories,
    products: (await readTiles(db, ids)).map(presentTile),
    total,
  }
}
