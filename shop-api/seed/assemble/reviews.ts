import { dayMs } from 'shared-types/calendar/clock'
import type { review } from '../../src/db/schema/review.ts'
import type { ProductPlan } from '../plan.ts'
import { answersTo } from '../reviews/answers.ts'
import { writeReviews, type WrittenReview } from './write-reviews.ts'
import { chanceOf, type Chance } from '../random.ts'

interface Reviewed {
  plan: ProductPlan
  slug: string
  productId: number
  /** 100 to 900; popular products get more reviews. */
  popularity: number
  createdAt: Date
  now: Date
  /** All review texts so far; new ones are added. */
  used: Set<string>
}

export type ReviewRow = Omit<typeof review.$inferInsert, 'id'>

/** New and slow-selling products have few reviews; a bestseller has as many as its sentences allow. */
const countOf = ({ plan, popularity }: Reviewed, chance: Chance): number => {
  if (plan.overlay === 'Nieuw') return chance.between(0, 2)
  const usual = Math.round((popularity / 900) ** 2 * 18)
  return popularity > 860 ? usual + chance.between(4, 12) : usual
}

export const reviewsOf = (reviewed: Reviewed): ReviewRow[] => {
  const { plan, slug, productId, createdAt, now, used } = reviewed
  const chance = chanceOf('reviews', slug)
  const subject = {
    ...plan,
    colour: plan.colours[0],
    count: countOf(reviewed, chance),
    onSaleDays: (now.getTime() - createdAt.getTime()) / dayMs,
  }
  // Its own chance: an answer changes no text of another review.
  const answering = chanceOf('answers', slug)
  const answerTo = ({ score, daysAgo }: WrittenReview) => {
    const { answers, share } = answersTo(score)
    const [luck, days] = [answering.next(), answering.between(1, 4)]
    if (luck >= share || days >= daysAgo) return null
    return { text: answering.pick(answers), at: new Date(now.getTime() - (daysAgo - days) * dayMs) }
  }
  return writeReviews(subject, chance, used).map((written) => {
    const answer = answerTo(written)
    return {
      productId,
      displayName: written.displayName,
      score: written.score,
      title: written.title,
      content: written.content,
      // No order is seeded, so none was bought here.
      verified: false,
      createdAt: new Date(now.getTime() - written.daysAgo * dayMs),
      answer: answer?.text ?? null,
      answeredAt: answer?.at ?? null,
    }
  })
}
