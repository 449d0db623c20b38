import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddItemRequest,
  Cart,
  ChangeItemRequest,
  DiscountRequest,
  RestoreCartRequest,
  RestoredCart,
} from 'shared-types/contracts/cart'
import * as provider from 'shared-types/contracts/provider/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { RowIdText } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { forwardBody } from '../../upstreams/forward-body.ts'

/** The id of a cart line. */
const Line = z.strictObject({ id: RowIdText })
const response = { 200: Cart }

/** Every change answers with the whole cart. */
export const cartRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(apiPaths.cart, {
      schema: { operation: operations.getCart, response },
      handler: async (request) => shopApi.shopper(request).get(v1.cart, { schema: Cart }),
    })

    app.post(apiPaths.cartItems, {
      config: { onlyOnce: true },
      schema: { operation: operations.addCartItem, body: AddItemRequest, response },
      handler: forwardBody(shopApi, v1.cartItem, { sends: AddItemRequest, schema: Cart }),
    })

    app.put(apiPaths.cartItem.pattern, {
      schema: { operation: operations.changeCartItem, params: Line, body: ChangeItemRequest, response },
      handler: async (request) => {
        const body = { id: request.params.id, quantity: request.body.quantity }
        const call = { sends: provider.ChangeItemRequest, body, schema: Cart }
        return shopApi.shopper(request).put(v1.cartItem, call)
      },
    })

    app.delete(apiPaths.cartItem.pattern, {
      schema: { operation: operations.removeCartItem, params: Line, response },
      handler: async (request) => {
        const query = { id: request.params.id }
        return shopApi.shopper(request).delete(v1.cartItem, { query, schema: Cart })
      },
    })

    app.post(apiPaths.cartDiscount, {
      schema: { operation: operations.applyDiscount, body: DiscountRequest, response },
      handler: forwardBody(shopApi, v1.cartDiscount, { sends: DiscountRequest, schema: Cart }),
    })

    app.post(apiPaths.cartRestore, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.restoreCart,
        body: RestoreCartRequest,
        response: { 200: RestoredCart },
      },
      handler: forwardBody(shopApi, v1.cartRestore, { sends: RestoreCartRequest, schema: RestoredCart }),
    })

    app.delete(apiPaths.cartDiscount, {
      schema: { operation: operations.removeDiscount, response },
      handler: async (request) => shopApi.shopper(request).delete(v1.cartDiscount, { schema: Cart }),
    })
  }
