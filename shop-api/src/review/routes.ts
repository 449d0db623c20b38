import { PostReviewRequest } from 'shared-types/contracts/provider/catalog'
import { ProductReviews, ReviewPosted } from 'shared-types/contracts/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { ReviewsQuery } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { listReviews } from './list-reviews.ts'
import { postReview } from './post-review.ts'

export const reviewRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.productReviews, {
      schema: {
        operation: operations.listReviews,
        params: rowIdParams,
        querystring: ReviewsQuery,
        response: { 200: ProductReviews },
      },
      handler: async ({ params, query }) => answer(await listReviews(shop.db, params.id, query)),
    })

    app.post(v1.productReview, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.postReview,
        params: rowIdParams,
        body: PostReviewRequest,
        response: { 200: ReviewPosted },
      },
      handler: async (request, reply) => {
        const visit = await findVisit(shop.db, request, reply)
        return answer(await postReview(shop, visit, request.params.id, request.body))
      },
    })
  }
