import { eq } from 'drizzle-orm'
import { removalGrounds, type RemovalGround } from 'shared-types/contracts/admin/reviews'
import { deleteReviews } from '../catalog/product/count-reviews.ts'
import type { Db } from '../db/client.ts'
import { review } from '../db/schema/review.ts'
import { transact } from '../db/transact.ts'
import { refuseAction, type Refusal } from '../refusal.ts'
import { mailRefusal } from './mail-refusal.ts'

/**
 * Deletes a review for good, as its author may ask: the privacy statement promises it. An author that did not ask gets a
 * mail with the ground, if their address is known, unless an earlier mail refused the review.
 */
export const removeReview = (db: Db, id: number, ground: RemovalGround): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [found] = await tx
      .update(review)
      // For the audit log, which has the row as it was before its removal.
      .set({ rejectionReason: removalGrounds[ground] })
      .where(eq(review.id, id))
      .returning()
    if (!found) return refuseAction('not_found', 'no such review', 'Deze review bestaat niet.')
    if (ground !== 'author' && (found.published || found.moderatedAt === null))
      await mailRefusal(tx, found, ground)
    await deleteReviews(tx, eq(review.id, id))
    return null
  })
