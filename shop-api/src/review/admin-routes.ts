import { admin } from 'shared-types/contracts/admin/paths'
import {
  AnswerReview,
  ApproveReview,
  RejectReview,
  ReviewQuery,
  StaffReview,
} from 'shared-types/contracts/admin/reviews'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { answerReview } from './answer-review.ts'
import { moderateReview } from './moderate-review.ts'
import { removeReview } from './remove-review.ts'
import { listStaffReviews, readStaffReview } from './staff-reviews.ts'

/** Reviews in the back office. */
export const reviewAdminRoutes = recordRoutes('review', 'reviews', {
  roles: StaffRole.options,
  params: rowIdParams,
  list: { path: admin.reviews, query: ReviewQuery, row: StaffReview, run: listStaffReviews },
  read: { path: admin.review, shown: StaffReview, run: readStaffReview },
  remove: removeReview,
  changes: [
    {
      path: admin.reviewApprove,
      action: 'approve review',
      body: ApproveReview,
      run: (db, id, { shown }) => moderateReview(db, id, 'approved', { shown }),
    },
    {
      path: admin.reviewReject,
      action: 'reject review',
      body: RejectReview,
      run: (db, id, { reason, shown }) =>
        moderateReview(db, id, 'rejected', { rejectionReason: reason, shown }),
    },
    {
      path: admin.reviewAnswer,
      action: 'answer review',
      body: AnswerReview,
      run: (db, id, { text, was }) => answerReview(db, id, text, was),
    },
  ],
})
