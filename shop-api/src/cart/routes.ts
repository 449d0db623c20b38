import {
  AddItemRequest,
  Cart,
  ChangeItemRequest,
  DiscountRequest,
  RemoveItemRequest,
  RestoreCartRequest,
} from 'shared-types/v1/cart'
import type { Routes, Shop } from '../context.ts'
import { findSession } from '../customer/shopper-session.ts'
import { findVisit } from '../customer/visit.ts'
import { answer } from '../errors.ts'
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
    app.get('/v1/cart', { schema: { response } }, async (request, reply) =>
      readCart(shop.db, await findSession(shop.db, request, reply)),
    )

    app.post(
      '/v1/cart/item',
      { config: { onlyOnce: true }, schema: { body: AddItemRequest, response } },
      async (request, reply) =>
        answer(await addItem(shop, await findVisit(shop.db, request, reply), request.body)),
    )

    app.put('/v1/cart/item', { schema: { body: ChangeItemRequest, response } }, async (request, reply) =>
      answer(await changeItem(shop, await findSession(shop.db, request, reply), request.body)),
    )

    app.delete(
      '/v1/cart/item',
      { schema: { querystring: RemoveItemRequest, response } },
      async (request, reply) =>
        removeItem(shop, await findSession(shop.db, request, reply), request.query.id),
    )

    app.post(
      '/v1/cart/restore',
      { config: { onlyOnce: true }, schema: { body: RestoreCartRequest, response } },
      async (request, reply) =>
        answer(await restoreCart(shop, await findVisit(shop.db, request, reply), request.body)),
    )

    app.post('/v1/cart/discount', { schema: { body: DiscountRequest, response } }, async (request, reply) =>
      answer(await applyVoucher(shop, await findSession(shop.db, request, reply), request.body)),
    )

    app.delete('/v1/cart/discount', { schema: { response } }, async (request, reply) =>
      answer(await dropVoucher(shop, await findSession(shop.db, request, reply))),
    )
  }
