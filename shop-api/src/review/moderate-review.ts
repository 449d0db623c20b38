import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { product } from '../db/schema/products/catalog.ts'
import { review } from '../db/schema/products/review.ts'
import { transact } from '../db/transact.ts'
import { refuseAction, type Refusal } from '../refusal.ts'
import { reviewsWhere } from './queries.ts'

/** Published or rejected only once. */
export const awaitsModeration = and(not(review.published), isNull(review.moderatedAt))

/** Reviews that await moderation, the oldest first. */
export const listWaitingReviews = (db: Db) =>
  reviewsWhere(db, awaitsModeration).orderBy(asc(review.createdAt), asc(review.id))

const recount = async (tx: Tx, productId: number): Promise<void> => {
  // Locked first, so that of two concurrent approvals the later one counts both.
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('no key update')
  const scores = sql`from ${review} where ${review.productId} = ${productId} and ${review.published}`
  await tx
    .update(product)
    .set({
      reviewCount: sql`(select count(*)::int ${scores})`,
      reviewAverage: sql`(select coalesce(round(avg(${review.score}), 2), 0)::real ${scores})`,
    })
    .where(eq(product.id, productId))
}

type Verdict = 'approved' | 'rejected'

/**
 * Publishes or permanently rejects a review that awaits moderation. In both cases the author's e-mail address
 * and session are deleted.
 */
export const moderateReview = (
  db: Db,
  id: number,
  verdict: Verdict,
  rejectionReason: string | null = null,
): Promise<Verdict | Refusal> =>
  transact(db, async (tx): Promise<Verdict | Refusal> => {
    const [moderated] = await tx
      .update(review)
      .set({
        published: verdict === 'approved',
        moderatedAt: new Date(),
        email: null,
        sessionTokenHash: null,
        rejectionReason,
      })
      .where(and(eq(review.id, id), awaitsModeration))
      .returning({ productId: review.productId })
    if (!moderated) return refuseAction('not_found', 'no such review waits', 'Deze review wacht niet meer.')
    if (verdict === 'approved') await recount(tx, moderated.productId)
    return verdict
  })
