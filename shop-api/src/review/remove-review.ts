import { eq } from 'drizzle-orm'
import { deleteReviews } from '../catalog/product/count-reviews.ts'
import type { Db } from '../db/client.ts'
import { review } from '../db/schema/review.ts'
import { transact } from '../db/transact.ts'
import { refuseAction, type Refusal } from '../refusal.ts'

/** Deletes a review for good, as its author may ask: the privacy statement promises it. */
export const removeReview = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx) =>
    (await deleteReviews(tx, eq(review.id, id))) > 0
      ? null
      : refuseAction('not_found', 'no such review', 'Deze review bestaat niet.'),
  )
