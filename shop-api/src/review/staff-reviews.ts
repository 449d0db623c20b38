import { and, desc, eq, inArray, isNotNull, not, or } from 'drizzle-orm'
import type { ReviewQuery, ReviewStatus, StaffReview } from 'shared-types/contracts/admin/reviews'
import type { Listed } from 'shared-types/contracts/admin/list'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
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

const found = (db: Db, q: string) =>
  or(
    contains(review.title, q),
    contains(review.displayName, q),
    inArray(review.productId, db.select({ id: product.id }).from(product).where(contains(product.title, q))),
  )

/** One page of the reviews with a status, the newest first. */
export const listStaffReviews = async (
  db: Db,
  { status, q, ...paging }: ReviewQuery,
): Promise<Listed<StaffReview>> => {
  const chosen = and(conditions[status], q ? found(db, q) : undefined)
  const { rows, total } = await readPage(
    paging,
    withProduct(db).where(chosen).orderBy(desc(review.createdAt), desc(review.id)),
    db.$count(review, chosen),
  )
  return {
    rows: rows.map((row) => present(row.review, row.product)),
    total,
  }
}

export const readStaffReview = async (db: Db, id: number): Promise<StaffReview | Refusal> => {
  const [row] = await withProduct(db).where(eq(review.id, id))
  return row ? present(row.review, row.product) : refuse('not_found', 'Deze review bestaat niet.')
}
