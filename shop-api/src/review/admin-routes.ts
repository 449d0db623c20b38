import { admin } from 'shared-types/contracts/admin/paths'
import { AnswerReview, RejectReview, ReviewQuery, StaffReview } from 'shared-types/contracts/admin/reviews'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { answer } from '../http/errors.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams as params } from '../http/row-id-params.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { answerReview } from './answer-review.ts'
import { moderateReview } from './moderate-review.ts'
import { listStaffReviews, readStaffReview } from './staff-reviews.ts'

const roles = StaffRole.options
const shown = { 200: StaffReview }

/** Answers a change with the review as it is then. */
const changed = async (db: Db, id: number, outcome: string | Refusal) =>
  answer(isRefusal(outcome) ? outcome : await readStaffReview(db, id))

/** Reviews in the back office. */
export const reviewAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const reviews = recordRoutes(shop, {
      names: { one: 'review', many: 'reviews' },
      paths: { one: admin.review, many: admin.reviews },
      roles,
      params,
      list: { query: ReviewQuery, row: StaffReview, run: listStaffReviews },
      shown: StaffReview,
      read: readStaffReview,
    })
    await app.register(reviews)
    app.post(admin.reviewApprove, {
      config: { staff: { action: 'approve review', roles } },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => changed(db, id, await moderateReview(db, id, 'approved')),
    })
    app.post(admin.reviewReject, {
      config: { staff: { action: 'reject review', roles } },
      schema: { operation: null, params, body: RejectReview, response: shown },
      handler: async ({ params: { id }, body }) =>
        changed(db, id, await moderateReview(db, id, 'rejected', body.reason)),
    })
    app.post(admin.reviewAnswer, {
      config: { staff: { action: 'answer review', roles } },
      schema: { operation: null, params, body: AnswerReview, response: shown },
      handler: async ({ params: { id }, body }) => changed(db, id, await answerReview(db, id, body.text)),
    })
  }
