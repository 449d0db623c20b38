import { PostReviewRequest } from 'shared-types/contracts/provider/catalog'
import { ProductReviews, ReviewSort, ReviewPosted } from 'shared-types/contracts/catalog'
import { largestPageSize, usualPageSize } from 'shared-types/limits'
import { searchTerm } from 'shared-types/search-term'
import { v1 } from 'shared-types/contracts/provider/paths'
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
    app.get(v1.productReviews, {
      schema: {
        operation: {
          id: 'listReviews',
          summary: 'List reviews of a product, all or those with `stars` or words',
        },
        params: z.strictObject({ id }),
        querystring: z.strictObject({
          page: z.coerce.number().int().min(1).max(10_000).default(1),
          page_size: z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize),
          sort: ReviewSort.default('newest'),
          stars: z.coerce.number().int().min(1).max(5).optional(),
          // Longer than any typed term; only the beginning is used.
          q: z.string().max(10_000).default('').transform(searchTerm),
        }),
        response: { 200: ProductReviews },
      },
      handler: async ({ params, query }) => {
        const { page_size: pageSize, ...choice } = query
        return answer(await listReviews(shop.db, params.id, { pageSize, ...choice }))
      },
    })

    app.post(v1.productReview, {
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
