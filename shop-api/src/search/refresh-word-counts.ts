import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/**
 * Updates the number of products per word, which determines the order of suggestions, and deletes words
 * without products. New words are added immediately when a product is indexed; only their counts are updated
 * later. With 100,000 products it takes seconds.
 */
export const refreshWordCounts = async (db: Db): Promise<void> => {
  await db.execute(sql`
      with counted as materialized (
        select search_word.word, coalesce(found.ndoc, 0) as products
        from search_word
        left join ts_stat('select document from product_listing_index', 'abcd') as found
          on found.word = search_stem(search_word.word)
      ), forgotten as (
        delete from search_word using counted
        where counted.word = search_word.word and counted.products = 0
      )
      update search_word set products = counted.products from counted
      where counted.word = search_word.word and counted.products <> search_word.products and counted.products > 0`)
}
