import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { review } from '../db/schema/review.ts'
import { transact } from '../db/transact.ts'
import { refuseAction, type Refusal } from '../refusal.ts'
import { reviewsWhere } from './queries.ts'

/** The longest answer, in characters. */
const longestAnswer = 2_000

const mostListed = 50

/** Published reviews of three stars or fewer without an answer of the shop. */
export const isUnanswered = and(review.published, isNull(review.answer), lte(review.score, 3))

/** The newest first. */
export const listUnansweredReviews = (db: Db) =>
  reviewsWhere(db, isUnanswered).orderBy(desc(review.createdAt), desc(review.id)).limit(mostListed)

type Answered = 'answered' | 'answer removed'

/**
 * Shows the shop's answer below a published review, in place of an earlier one; an empty text removes it.
 * @param was the earlier answer that the text is meant to replace; without it, any
 */
export const answerReview = async (
  db: Db,
  id: number,
  text: string,
  was?: string,
): Promise<Answered | Refusal> => {
  const answer = text.trim() || null
  if (answer !== null && answer.length > longestAnswer)
    return refuseAction(
      'validation_failed',
      `an answer has at most ${longestAnswer} characters`,
      `Een antwoord heeft hoogstens ${longestAnswer} tekens.`,
    )
  return transact(db, async (tx): Promise<Answered | Refusal> => {
    const [found] = await tx
      .select({ answer: review.answer })
      .from(review)
      .where(and(eq(review.id, id), review.published))
      .for('update')
    if (!found)
      return refuseAction('not_found', 'no such review is published', 'Deze review staat niet in de winkel.')
    if (was !== undefined && was !== (found.answer ?? '')) return editedMeanwhile(tx, 'review', id)
    await tx
      .update(review)
      .set({ answer, answeredAt: answer === null ? null : new Date() })
      .where(eq(review.id, id))
    return answer === null ? 'answer removed' : 'answered'
  })
}
