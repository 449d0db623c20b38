import { sql } from 'drizzle-orm'
import type { SearchOverview } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../db/client.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { category, product, type StoredImage } from '../db/schema/products/catalog.ts'
import { productListingIndex } from '../db/schema/products/search.ts'

type Suggestions = SearchOverview['suggestions']

interface PopularRow extends Record<string, unknown> {
  title: string
  path: string
  image: StoredImage | null
}

/** The number of most popular products whose first words and categories are suggested. */
const amongMostPopular = 300

/** The period of the orders that count. */
const recently = sql`interval '90 days'`

/**
 * The main categories of recently ordered products; among those without orders, as in a new shop, the categories of
 * the most popular products.
 */
const popularCategories = async (db: Db, limit: number): Promise<PopularRow[]> => {
  const { rows } = await db.execute<PopularRow>(sql`
    with bought as (
      select ${product.mainCategoryId} as category_id, sum(${orderLine.quantity}) as quantity
      from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
      join ${product} on ${product.id} = ${orderLine.productId}
      where ${order.createdAt} > now() - ${recently} and ${order.paidAt} is not null and not ${orderLine.gift}
      group by 1
    ), popular as (
      select main_category_id as category_id, sum(popularity) as popularity from (
        select ${product.mainCategoryId}, ${product.popularity} from ${product} where ${product.active}
        order by ${product.popularity} desc limit ${amongMostPopular}
      ) as first group by 1
    )
    select ${category.title}, ${category.path}, ${category.image}
    from ${category}
    left join bought on bought.category_id = ${category.id}
    left join popular on popular.category_id = ${category.id}
    where ${category.listed} and ${category.kind} = 'listing' and (quantity > 0 or popularity > 0)
    order by quantity desc nulls last, popularity desc nulls last, ${category.position}
    limit ${limit}`)
  return rows
}

/** Words of the shop similar to the input, or otherwise the first words of its most popular products. */
const otherWords = async (db: Db, term: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[]; popular: string[] }>(sql`
    select
      array(
        select distinct on (alike.ordinal) alike.word
        from regexp_split_to_table(shop_text(${term}::text), ' ') as typed(word),
          unnest(similar_words(typed.word)) with ordinality as alike(word, ordinal)
        where length(typed.word) between 3 and 40 and alike.word !~ '\\d' and similarity(alike.word, typed.word) > 0.3
        order by alike.ordinal limit 5
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
