import { sql } from 'drizzle-orm'
import type { SearchOverview } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../db/client.ts'
import { category, product, type StoredImage } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'

type Suggestions = SearchOverview['suggestions']

interface PopularRow extends Record<string, unknown> {
  title: string
  path: string
  image: StoredImage | null
}

/** The top-level categories with the most products: suggestions when a search finds nothing. */
const popularCategories = async (db: Db, limit: number): Promise<PopularRow[]> => {
  const { rows } = await db.execute<PopularRow>(sql`
    select ${category.title}, ${category.path}, ${category.image}
    from (select unnest(category_ids) as category_id, count(*) as products from ${productListingIndex} group by 1) as held
    join ${category} on ${category.id} = held.category_id
    where ${category.listed} and ${category.kind} = 'listing' and ${category.parentId} is null
    order by held.products desc, ${category.position}
    limit ${limit}`)
  return rows
}

/** The number of most popular products whose first words are suggested. */
const amongMostPopular = 300

/** Words of the shop similar to the input, or otherwise the first words of its most popular products. */
const otherWords = async (db: Db, term: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[]; popular: string[] }>(sql`
    select
      array(
        select distinct on (alike.place) alike.word
        from regexp_split_to_table(shop_text(${term}::text), ' ') as typed(word),
          unnest(similar_words(typed.word)) with ordinality as alike(word, place)
        where length(typed.word) between 3 and 40 and alike.word !~ '\\d' and similarity(alike.word, typed.word) > 0.3
        order by alike.place limit 5
      ) as words,
      array(
        select lower(split_part(${product.title}, ' ', 1))
        from (select product_id from ${productListingIndex} order by ${productListingIndex.popularity} desc, product_id limit ${amongMostPopular}) as popular
        join ${product} on ${product.id} = popular.product_id
        group by 1 order by count(*) desc, 1 limit 5
      ) as popular`)
  const [found] = rows
  if (!found) return []
  return found.words.length > 0 ? found.words : found.popular
}

/** Suggestions for a term without results, or one that is too short. */
export const helpOn = async (db: Db, term: string): Promise<Suggestions> => {
  const [words, categories] = await Promise.all([otherWords(db, term), popularCategories(db, 6)])
  return { words, categories }
}
