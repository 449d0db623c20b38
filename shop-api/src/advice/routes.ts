import { GuidedSelling, GuidedSellingRequest } from 'shared-types/v1/advice'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { giveAdvice } from './give-advice.ts'

const ids = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){0,49}$/)
  .transform((list) => list.split(',').map(Number))

/** `code=dekbed&category_id=3&qs1=2&qs3=1,4` */
const Asked = z
  .object({ code: GuidedSellingRequest.shape.code, category_id: z.coerce.number().optional() })
  .catchall(ids)
  .transform(({ code, category_id, ...questions }): unknown => ({ code, category_id, questions }))
  .pipe(GuidedSellingRequest)

export const adviceRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(
      '/v1/catalog/guided-selling',
      {
        schema: {
          operation: {
            id: 'getGuidedSelling',
            summary: 'Get what to ask next and how many products fit',
            errors: ['not_found'],
          },
          querystring: Asked,
          response: { 200: GuidedSelling },
        },
      },
      async ({ query }) => answer(await giveAdvice(shop.db, query)),
    )

    app.post(
      '/v1/catalog/guided-selling',
      {
        schema: {
          operation: {
            id: 'postGuidedSelling',
            summary: 'Answer questions and get the next ones',
            errors: ['not_found'],
          },
          body: GuidedSellingRequest,
          response: { 200: GuidedSelling },
        },
      },
      async ({ body }) => answer(await giveAdvice(shop.db, body)),
    )
  }
