import { and, desc, eq, isNotNull, not } from 'drizzle-orm'
import type { ReviewQuery, ReviewStatus, StaffReview } from 'shared-types/contracts/admin/reviews'
import type { Db } from '../db/client.ts'
import { product } from '../db/schema/products/catalog.ts'
import { review } from '../db/schema/review.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isUnanswered } from './answer-review.ts'
import { awaitsModeration } from './moderate-review.ts'

const conditions: Record<ReviewStatus, ReturnType<typeof and>> = {
  waiting: awaitsModeration,
  unanswered: isUnanswered,
  published: and(review.published),
  rejected: and(not(review.published), isNotNull(review.moderatedAt)),
}

const present = (row: typeof review.$inferSelect, productTitle: string): StaffReview => ({
  id: row.id,
  product: productTitle,
  score: row.score,
  title: row.title,
  content: row.content,
  displayName: row.displayName,
  verified: row.verified,
  status: row.published ? 'published' : row.moderatedAt === null ? 'waiting' : 'rejected',
  rejectionReason: row.rejectionReason,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
})

const withProduct = (db: Db) =>
  db
    .select({ review, product: product.title })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))

/** One page of the reviews with a status, the newest first. */
export const listStaffReviews = async (
  db: Db,
  { status, page, perPage }: ReviewQuery,
): Promise<{ rows: StaffReview[]; total: number }> => {
  const rows = await withProduct(db)
    .where(conditions[status])
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map((row) => present(row.review, row.product)),
    total: await db.$count(review, conditions[status]),
  }
}

export const readStaffReview = async (db: Db, id: number): Promise<StaffReview | Refusal> => {
  const [found] = await withProduct(db).where(eq(review.id, id))
  return found ? present(found.review, found.product) : refuse('not_found', 'Deze review bestaat niet.')
}
