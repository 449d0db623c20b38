import type { ProductReviews, ReviewFilter, ReviewSort } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { presentPagination } from '../http/present-pagination.ts'
import { findProductById } from '../catalog/product/product-queries.ts'
import { presentReviewSummary } from '../catalog/tile/present.ts'
import { countReviews, countScores, readReviews } from './queries.ts'

/** One page of published reviews of a product, all or those that the filter chooses. */
export const listReviews = async (
  db: Db,
  productId: number,
  { page, pageSize, sort, ...filter }: ReviewFilter & { page: number; pageSize: number; sort: ReviewSort },
): Promise<ProductReviews | Refusal> => {
  const [found, scores, total, reviews] = await Promise.all([
    findProductById(db, productId),
    countScores(db, productId),
    countReviews(db, productId, filter),
    readReviews(db, productId, { ...filter, sort, offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const count = scores.reduce((sum, { reviews: given }) => sum + given, 0)
  const pagination = presentPagination(total, page, pageSize)
  if (!found || page > pagination.pageCount) return refuse('not_found', 'Deze beoordelingen bestaan niet.')
  const points = scores.reduce((sum, { score, reviews: given }) => sum + score * given, 0)
  return {
    summary: presentReviewSummary({ reviewAverage: count === 0 ? 0 : points / count, reviewCount: count }),
    scoreCounts: [1, 2, 3, 4, 5].map((score) => scores.find((row) => row.score === score)?.reviews ?? 0),
    reviews: reviews.map((row) => ({
      id: row.id,
      displayName: row.displayName,
      score: row.score,
      title: row.title,
      content: row.content,
      verified: row.verified,
      createdAt: row.createdAt.toISOString(),
      answer:
        row.answer && row.answeredAt
          ? { content: row.answer, createdAt: row.answeredAt.toISOString() }
          : null,
    })),
    pagination,
  }
}
