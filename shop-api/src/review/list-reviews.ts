import type { ProductReviews, ReviewSort } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { presentPagination } from '../http/present-pagination.ts'
import { findProductById } from '../catalog/product/product-queries.ts'
import { countScores, readReviews } from './queries.ts'

/** One page of published reviews of a product. */
export const listReviews = async (
  db: Db,
  productId: number,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: ReviewSort },
): Promise<ProductReviews | Refusal> => {
  const [found, scores, reviews] = await Promise.all([
    findProductById(db, productId),
    countScores(db, productId),
    readReviews(db, productId, sort, (page - 1) * pageSize, pageSize),
  ])
  const count = scores.reduce((total, { reviews: given }) => total + given, 0)
  const pagination = presentPagination(count, page, pageSize)
  if (!found || page > pagination.pageCount) return refuse('not_found', 'Deze beoordelingen bestaan niet.')
  const points = scores.reduce((total, { score, reviews: given }) => total + score * given, 0)
  return {
    summary: { averageScore: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count },
    scoreCounts: [1, 2, 3, 4, 5].map((score) => scores.find((row) => row.score === score)?.reviews ?? 0),
    reviews: reviews.map((row) => ({
      id: row.id,
      displayName: row.displayName,
      score: row.score,
      title: row.title,
      content: row.content,
      verified: row.verified,
      createdAt: row.createdAt.toISOString(),
    })),
    pagination,
  }
}
