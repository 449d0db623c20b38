import type { ProductReviews, ReviewSort } from 'shared-types/v1/catalog'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { findProductById } from '../catalog/product-queries.ts'
import { countScores, readReviews } from './queries.ts'

const reviewsPerPage = 10

/** One page of what buyers wrote about a product. */
export const listReviews = async (
  db: Db,
  productId: number,
  page: number,
  sort: ReviewSort,
): Promise<ProductReviews | Refusal> => {
  const [found, scores, reviews] = await Promise.all([
    findProductById(db, productId),
    countScores(db, productId),
    readReviews(db, productId, sort, (page - 1) * reviewsPerPage, reviewsPerPage),
  ])
  const count = scores.reduce((total, { reviews: given }) => total + given, 0)
  const pageCount = Math.max(1, Math.ceil(count / reviewsPerPage))
  if (!found || page > pageCount) return refuse('not_found', 'Deze reviews bestaan niet.')
  const points = scores.reduce((total, { score, reviews: given }) => total + score * given, 0)
  return {
    summary: { average_score: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count },
    score_counts: [1, 2, 3, 4, 5].map((score) => scores.find((row) => row.score === score)?.reviews ?? 0),
    reviews: reviews.map((row) => ({
      id: row.id,
      display_name: row.displayName,
      review_score: row.score,
      review_title: row.title,
      review_content: row.content,
      verified: row.verified,
      created_at: row.createdAt.toISOString(),
    })),
    page,
    page_count: pageCount,
  }
}
