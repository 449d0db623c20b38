import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { review } from '../db/schema/products/review.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { reviewsWhere } from './queries.ts'

/** The longest answer, in characters. */
const longestAnswer = 2_000

const mostListed = 50

/** Published reviews of three stars or fewer without an answer of the shop, the newest first. */
export const listUnansweredReviews = (db: Db) =>
  reviewsWhere(db, and(review.published, isNull(review.answer), lte(review.score, 3)))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(mostListed)

/** Shows the shop's answer below a published review, in place of an earlier one; an empty text removes it. */
export const answerReview = async (
  db: Db,
  id: number,
  text: string,
): Promise<'answered' | 'answer removed' | Refusal> => {
  const answer = text.trim() || null
  if (answer !== null && answer.length > longestAnswer)
    return refuse('validation_failed', `an answer has at most ${longestAnswer} characters`)
  const [answered] = await db
    .update(review)
    .set({ answer, answeredAt: answer === null ? null : new Date() })
    .where(and(eq(review.id, id), review.published))
    .returning({ id: review.id })
  if (!answered) return refuse('not_found', 'no such review is published')
  return answer === null ? 'answer removed' : 'answered'
}
