import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { ReviewSort } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { review } from '../db/schema/products/review.ts'

const published = (productId: number) => and(eq(review.productId, productId), review.published)

/** The number of published reviews per score. */
export const countScores = (db: Db, productId: number) =>
  db
    .select({ score: review.score, reviews: count() })
    .from(review)
    .where(published(productId))
    .groupBy(review.score)

const reviewOrders: Record<ReviewSort, SQL[]> = {
  newest: [desc(review.createdAt), desc(review.id)],
  highest: [desc(review.score), desc(review.createdAt), desc(review.id)],
  lowest: [asc(review.score), desc(review.createdAt), desc(review.id)],
}

export const readReviews = (db: Db, productId: number, sort: ReviewSort, offset: number, limit: number) =>
  db
    .select()
    .from(review)
    .where(published(productId))
    .orderBy(...reviewOrders[sort])
    .offset(offset)
    .limit(limit)
