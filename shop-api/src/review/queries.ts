import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ReviewFilter, ReviewSort } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { product } from '../db/schema/products/catalog.ts'
import { review } from '../db/schema/review.ts'

const published = (productId: number) => and(eq(review.productId, productId), review.published)

/** The number of published reviews per score. */
export const countScores = (db: Db, productId: number) =>
  db
    .select({ score: review.score, reviews: count() })
    .from(review)
    .where(published(productId))
    .groupBy(review.score)

/** All texts of a review, in which words are searched. */
const text = sql`lower(concat_ws(' ', ${review.title}, ${review.content}, ${review.answer}))`

const chosen = (productId: number, { stars, q = '' }: ReviewFilter) =>
  and(
    published(productId),
    stars === undefined ? undefined : eq(review.score, stars),
    ...q.split(' ').map((word) => (word === '' ? undefined : sql`strpos(${text}, lower(${word})) > 0`)),
  )

/** The number of published reviews that a filter chooses. */
export const countReviews = (db: Db, productId: number, filter: ReviewFilter): Promise<number> =>
  db.$count(review, chosen(productId, filter))

const reviewOrders: Record<ReviewSort, SQL[]> = {
  newest: [desc(review.createdAt), desc(review.id)],
  highest: [desc(review.score), desc(review.createdAt), desc(review.id)],
  lowest: [asc(review.score), desc(review.createdAt), desc(review.id)],
}

export const readReviews = (
  db: Db,
  productId: number,
  { sort, offset, limit, ...filter }: ReviewFilter & { sort: ReviewSort; offset: number; limit: number },
) =>
  db
    .select()
    .from(review)
    .where(chosen(productId, filter))
    .orderBy(...reviewOrders[sort])
    .offset(offset)
    .limit(limit)

/** Reviews with their product, as the operator's commands list them. */
export const reviewsWhere = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      id: review.id,
      product: product.title,
      score: review.score,
      title: review.title,
      content: review.content,
      displayName: review.displayName,
      verified: review.verified,
      createdAt: review.createdAt,
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(condition)
