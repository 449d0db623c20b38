import { sql } from 'drizzle-orm'
import type { Scope } from '../catalog/listing/listing-queries.ts'
import type { Db } from '../db/client.ts'
import { productListingIndex } from '../db/schema/products/search.ts'
import { searchQuery } from './search-query.ts'
import { lookUpWords, stemmed } from './word-queries.ts'

/** The results of a term, the best matches first. */
export interface Found {
  scope: Scope
  correctedTerm: string | null
}

const holds = (query: string) => sql`(${productListingIndex.document} @@ ${query}::tsquery)`

/** Null when the term finds nothing. */
export const searchScope = async (db: Db, term: string): Promise<Found | null> => {
  const query = searchQuery(await lookUpWords(db, term))
  if (!query) return null
  const { anywhere, aboutIt, inTitle, exactlyInTitle, correctedTerm } = query
  const [all = '', about = '', title = '', exact = ''] = await stemmed(db, [
    anywhere,
    aboutIt,
    inTitle,
    exactlyInTitle,
  ])
  return {
    correctedTerm,
    scope: {
      key: `search ${all}`,
      within: holds(all),
      // Each condition implies the next one, so the first match is the best.
      relevance: sql`case when ${holds(exact)} then 3 when ${holds(title)} then 2 when ${holds(about)} then 1 else 0 end`,
    },
  }
}
