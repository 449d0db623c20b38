import { PostReviewRequest } from 'shared-types/contracts/provider/catalog'
import { ProductReviews, ReviewSort, ReviewPosted } from 'shared-types/contracts/catalog'
import { largestPageSize, usualPageSize } from 'shared-types/limits'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { listReviews } from './list-reviews.ts'
import { postReview } from './post-review.ts'

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const reviewRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/catalog/product/:id/reviews', {
      schema: {
        operation: { id: 'listReviews', summary: 'List reviews of a product' },
        params: z.strictObject({ id }),
        querystring: z.strictObject({
          page: z.coerce.number().int().min(1).max(10_000).default(1),
          page_size: z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize),
          sort: ReviewSort.default('newest'),
        }),
        response: { 200: ProductReviews },
      },
      handler: async ({ params, query }) => {
        const { page_size: pageSize, page, sort } = query
        return answer(await listReviews(shop.db, params.id, { page, pageSize, sort }))
      },
    })

    app.post('/v1/catalog/product/:id/review', {
      config: { onlyOnce: true },
      schema: {
        operation: { id: 'postReview', summary: 'Write a review', errors: ['rate_limited'], shopper: true },
        params: z.strictObject({ id }),
        body: PostReviewRequest,
        response: { 200: ReviewPosted },
      },
      handler: async (request, reply) => {
        const visit = await findVisit(shop.db, request, reply)
        return answer(await postReview(shop, visit, request.params.id, request.body))
      },
    })
  }
