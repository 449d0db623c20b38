import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddItemRequest,
  Cart,
  ChangeItemRequest,
  DiscountRequest,
  RestoreCartRequest,
} from 'shared-types/api/cart'
import { Cart as V1Cart } from 'shared-types/v1/cart'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { toCart } from './reshape.ts'

/** A cart line, by what a database can hold as its id. */
const Line = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const response = { 200: Cart }

/** Every change answers with the whole cart. */
export const cartRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/cart', { schema: { response } }, async (request) =>
      toCart(await shopApi.shopper(request).get('/v1/cart', { schema: V1Cart })),
    )

    app.post('/api/cart/items', { schema: { body: AddItemRequest, response } }, async (request) => {
      const { itemId, quantity } = request.body
      const body = { item_id: itemId, quantity }
      return toCart(await shopApi.shopper(request).post('/v1/cart/item', { body, schema: V1Cart }))
    })

    app.put(
      '/api/cart/items/:id',
      { schema: { params: Line, body: ChangeItemRequest, response } },
      async (request) => {
        const body = { id: request.params.id, quantity: request.body.quantity }
        return toCart(await shopApi.shopper(request).put('/v1/cart/item', { body, schema: V1Cart }))
      },
    )

    app.delete('/api/cart/items/:id', { schema: { params: Line, response } }, async (request) => {
      const query = { id: request.params.id }
      return toCart(await shopApi.shopper(request).delete('/v1/cart/item', { query, schema: V1Cart }))
    })

    app.post('/api/cart/discount', { schema: { body: DiscountRequest, response } }, async (request) => {
      const body = { discount_code: request.body.discountCode }
      return toCart(await shopApi.shopper(request).post('/v1/cart/discount', { body, schema: V1Cart }))
    })

    app.post('/api/cart/restore', { schema: { body: RestoreCartRequest, response } }, async (request) => {
      const { body } = request
      return toCart(await shopApi.shopper(request).post('/v1/cart/restore', { body, schema: V1Cart }))
    })

    app.delete('/api/cart/discount', { schema: { response } }, async (request) =>
      toCart(await shopApi.shopper(request).delete('/v1/cart/discount', { schema: V1Cart })),
    )
  }
