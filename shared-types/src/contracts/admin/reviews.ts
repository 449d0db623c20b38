import { z } from 'zod'
import { reviewGrounds, type ReviewGround } from '../../forms/review-grounds.ts'
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
  /** The ground, with the explanation of the employee if there is one. */
  rejectionReason: z.string().nullable(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type StaffReview = z.infer<typeof StaffReview>

/** What an employee judges: the author can replace it until then. */
export const ShownReview = StaffReview.pick({ score: true, title: true, content: true, displayName: true })
export type ShownReview = z.infer<typeof ShownReview>

export const ApproveReview = z.strictObject({ shown: ShownReview })

/** Why a review is removed: the shop refuses it after all, or its author asks for it. */
export const removalGrounds = { ...reviewGrounds, author: 'verzoek van de schrijver' } as const
export type RemovalGround = keyof typeof removalGrounds

const keysOf = <Key extends string>(grounds: Record<Key, string>) =>
  z.enum(Object.keys(grounds) as Key[], 'Kies een reden.')

export const RejectReview = ApproveReview.extend({
  ground: keysOf<ReviewGround>(reviewGrounds),
  /** For the shop itself. */
  explanation: z.string().trim().max(500),
})

export const RemoveReview = z.strictObject({ ground: keysOf<RemovalGround>(removalGrounds) })

/** An empty text removes the answer; `was` is the one that the form showed, empty if there was none. */
export const AnswerReview = z.strictObject({ text: z.string().max(10_000), was: z.string().max(10_000) })
export type AnswerReview = z.infer<typeof AnswerReview>
