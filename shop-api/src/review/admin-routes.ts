import { admin } from 'shared-types/contracts/admin/paths'
import {
  AnswerReview,
  ApproveReview,
  RejectReview,
  RemoveReview,
  ReviewQuery,
  StaffReview,
} from 'shared-types/contracts/admin/reviews'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Routes, Shop } from '../context.ts'
import { recordChangeRoutes, recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { answerReview } from './answer-review.ts'
import { moderateReview } from './moderate-review.ts'
import { removeReview } from './remove-review.ts'
import { listStaffReviews, readStaffReview } from './staff-reviews.ts'

const access = { roles: StaffRole.options, params: rowIdParams }

const removal = recordChangeRoutes({
  ...access,
  changes: [
    {
      method: 'DELETE',
      path: admin.review,
      action: 'remove review',
      body: RemoveReview,
      run: (db, id, { ground }) => removeReview(db, id, ground),
    },
  ],
})

const reviews = recordRoutes('review', 'reviews', {
  ...access,
  list: { path: admin.reviews, query: ReviewQuery, row: StaffReview, run: listStaffReviews },
  read: { path: admin.review, shown: StaffReview, run: readStaffReview },
  changes: [
    {
      path: admin.reviewApprove,
      action: 'approve review',
      body: ApproveReview,
      run: (db, id, { shown }) => moderateReview(db, id, 'approved', shown),
    },
    {
      path: admin.reviewReject,
      action: 'reject review',
      body: RejectReview,
      run: (db, id, { shown, ...rejection }) => moderateReview(db, id, rejection, shown),
    },
    {
      path: admin.reviewAnswer,
      action: 'answer review',
      body: AnswerReview,
      run: (db, id, { text, was }) => answerReview(db, id, text, was),
    },
  ],
})

/** Reviews in the back office. */
export const reviewAdminRoutes =
  (shop: Pick<Shop, 'db'>): Routes =>
  async (app) => {
    await app.register(reviews(shop))
    await app.register(removal(shop))
  }
