import {
  AddItemRequest,
  Cart,
  DiscountRequest,
  RestoreCartRequest,
  RestoredCart,
} from 'shared-types/contracts/cart'
import { ChangeItemRequest } from 'shared-types/contracts/provider/cart'
import { CartLineQuery } from 'shared-types/urls/queries'
import { AddConfigurationRequest } from 'shared-types/contracts/provider/configurator'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { findSession } from '../session/shopper-session.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { addConfiguration } from './add-configuration.ts'
import { addItem } from './add-item.ts'
import { applyVoucher, dropVoucher } from './apply-voucher.ts'
import { changeItem } from './change-item.ts'
import { readCart } from './read-cart.ts'
import { removeItem } from './remove-item.ts'
import { restoreCart } from './restore-cart.ts'

const response = { 200: Cart }

export const cartRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.cart, {
      schema: { operation: operations.getCart, response },
      handler: async (request, reply) => readCart(shop.db, await findSession(shop.db, request, reply)),
    })

    app.post(v1.cartItem, {
      config: { onlyOnce: true },
      schema: { operation: operations.addCartItem, body: AddItemRequest, response },
      handler: async (request, reply) =>
        answer(await addItem(shop, await findVisit(shop.db, request, reply), request.body)),
    })

    app.post(v1.cartConfigurator, {
      config: { onlyOnce: true },
      schema: { operation: operations.addConfiguration, body: AddConfigurationRequest, response },
      handler: async (request, reply) =>
        answer(await addConfiguration(shop, await findVisit(shop.db, request, reply), request.body)),
    })

    app.put(v1.cartItem, {
      schema: { operation: operations.changeCartItem, body: ChangeItemRequest, response },
      handler: async (request, reply) =>
        answer(await changeItem(shop, await findSession(shop.db, request, reply), request.body)),
    })

    app.delete(v1.cartItem, {
      schema: { operation: operations.removeCartItem, querystring: CartLineQuery, response },
      handler: async (request, reply) =>
        removeItem(shop, await findSession(shop.db, request, reply), request.query.id),
    })

    app.post(v1.cartRestore, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.restoreCart,
        body: RestoreCartRequest,
        response: { 200: RestoredCart },
      },
      handler: async (request, reply) =>
        answer(await restoreCart(shop, await findVisit(shop.db, request, reply), request.body)),
    })

    app.post(v1.cartDiscount, {
      schema: { operation: operations.applyDiscount, body: DiscountRequest, response },
      handler: async (request, reply) =>
        answer(
          await applyVoucher(
            shop,
            await findSession(shop.db, request, reply),
            request.body,
            clientIpOf(request),
          ),
        ),
    })

    app.delete(v1.cartDiscount, {
      schema: { operation: operations.removeDiscount, response },
      handler: async (request, reply) =>
        answer(await dropVoucher(shop, await findSession(shop.db, request, reply))),
    })
  }
