import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import { ShownReview } from 'shared-types/contracts/admin/reviews'
import { type ReviewGround, reviewGrounds } from 'shared-types/forms/review-grounds'
import { countReviewsOf } from '../catalog/product/count-reviews.ts'
import type { Db } from '../db/client.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { review } from '../db/schema/review.ts'
import { transact } from '../db/transact.ts'
import { refuse, refuseAction, type Refusal } from '../refusal.ts'
import { mailRefusal } from './mail-refusal.ts'
import { reviewsWhere } from './queries.ts'

/** Published or rejected only once. */
export const awaitsModeration = and(not(review.published), isNull(review.moderatedAt))

/** Reviews that await moderation, the oldest first. */
export const listWaitingReviews = (db: Db) =>
  reviewsWhere(db, awaitsModeration).orderBy(asc(review.createdAt), asc(review.id))

/** The account keeps its reviews in reach, for the export and the deletion of its data. */
const accountOfAuthor = sql`coalesce(${review.customerId}, (
  select ${customer.id} from ${customer} where ${customer.email} = ${normalisedEmail(review.email)}))`

/** Why a review is refused, and what the employee notes about it for the shop itself. */
interface Rejection {
  ground: ReviewGround
  explanation?: string
}

const reasonOf = ({ ground, explanation }: Rejection): string =>
  explanation ? `${reviewGrounds[ground]}: ${explanation}` : reviewGrounds[ground]

/**
 * Publishes or permanently rejects a review that awaits moderation. In both cases the author's e-mail address
 * and session are deleted. The author of a rejected one gets a mail with the ground.
 * @param shown what was judged; without it, whatever the author wrote last
 */
export const moderateReview = (
  db: Db,
  id: number,
  verdict: 'approved' | Rejection,
  shown?: ShownReview,
): Promise<'approved' | 'rejected' | Refusal> =>
  transact(db, async (tx): Promise<'approved' | 'rejected' | Refusal> => {
    const [waiting] = await tx
      .select()
      .from(review)
      .where(and(eq(review.id, id), awaitsModeration))
      .for('update')
    if (!waiting) return refuseAction('not_found', 'no such review waits', 'Deze review wacht niet meer.')
    if (shown && !isDeepStrictEqual(ShownReview.strip().parse(waiting), shown))
      return refuse(
        'already_done',
        'De schrijver heeft deze review intussen gewijzigd. Lees wat er nu staat.',
      )
    await tx
      .update(review)
      .set({
        published: verdict === 'approved',
        moderatedAt: new Date(),
        customerId: accountOfAuthor,
        email: null,
        sessionTokenHash: null,
        rejectionReason: verdict === 'approved' ? null : reasonOf(verdict),
      })
      .where(eq(review.id, id))
    if (verdict === 'approved') {
      await countReviewsOf(tx, [waiting.productId])
      return verdict
    }
    await mailRefusal(tx, waiting, verdict.ground)
    return 'rejected'
  })
