import { z } from 'zod'
import { ListSearchQuery } from './list.ts'

/** `waiting` awaits moderation; `unanswered` is published, has three stars or fewer and no answer of the shop. */
export const ReviewStatus = z.enum(['waiting', 'unanswered', 'published', 'rejected'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const ReviewQuery = ListSearchQuery.extend({ status: ReviewStatus.default('waiting') })
export type ReviewQuery = z.infer<typeof ReviewQuery>

export const StaffReview = z.strictObject({
  id: z.int(),
  product: z.string(),
  score: z.int(),
  title: z.string(),
  content: z.string(),
  displayName: z.string(),
  verified: z.boolean(),
  status: z.enum(['waiting', 'published', 'rejected']),
  rejectionReason: z.string().nullable(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type StaffReview = z.infer<typeof StaffReview>

/** What an employee judges: the author can replace it until then. */
export const ShownReview = StaffReview.pick({ score: true, title: true, content: true, displayName: true })
export type ShownReview = z.infer<typeof ShownReview>

export const ApproveReview = z.strictObject({ shown: ShownReview })

export const RejectReview = ApproveReview.extend({
  reason: z.string().trim().min(1, 'Schrijf waarom je deze review afwijst.').max(500),
})
export type RejectReview = z.infer<typeof RejectReview>

/** An empty text removes the answer; `was` is the one that the form showed, empty if there was none. */
export const AnswerReview = z.strictObject({ text: z.string().max(10_000), was: z.string().max(10_000) })
export type AnswerReview = z.infer<typeof AnswerReview>
