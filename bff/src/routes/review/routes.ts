import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ReviewPosted } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ReviewForm } from 'shared-types/forms/review'
import { PostReviewRequest } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { RowIdText } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { created } from '../../plugins/created.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { product } from '../catalog/reads.ts'

/** Maps the form to the field names of `/v1`. */
const toRequest = (form: ReviewForm, reviewed: PostReviewRequest['product']): PostReviewRequest => ({
  product: reviewed,
  review: { content: form.reviewContent, title: form.reviewTitle, score: form.reviewScore },
  customer: { name: form.displayName, email: form.email },
})

const names = refusedAs<ReviewForm, PostReviewRequest>({
  'product.title': null,
  'product.url': null,
  'product.description': null,
  'review.content': 'reviewContent',
  'review.title': 'reviewTitle',
  'review.score': 'reviewScore',
  'customer.name': 'displayName',
  'customer.email': 'email',
})

export const reviewRoutes =
  ({ config, publicReads, shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.productReviews.pattern, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.postReview,
        params: z.strictObject({ id: RowIdText }),
        body: ReviewForm,
        response: { 201: ReviewPosted },
      },
      handler: async (request, reply) => {
        const { id } = request.params
        const reviewed = await publicReads.data(product, { slug: String(id) })
        if (!reviewed) throw new ApiProblem('not_found')
        const url = `${config.publicUrl.origin}/${encodeURIComponent(reviewed.slug)}.html`
        const body = toRequest(request.body, { title: reviewed.title, url, description: reviewed.summary })
        const call = { sends: PostReviewRequest, body, schema: ReviewPosted, refusedAs: names }
        const posted = await shopApi.shopper(request).post(pathOf(v1.productReview, { id }), call)
        // The review appears in this list after approval.
        return created(reply, apiPaths.productReviews(id), posted)
      },
    })
  }
