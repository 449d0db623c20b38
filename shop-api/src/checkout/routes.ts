import {
  Checkout,
  ChooseMethodsRequest,
  PaymentMethods,
  PaymentUrl,
  SaveCustomerRequest,
  ShippingMethods,
} from 'shared-types/v1/checkout'
import type { Routes, Shop } from '../context.ts'
import { findSession } from '../customer/shopper-session.ts'
import { answer } from '../errors.ts'
import { payOrder } from '../order/pay-order.ts'
import { placeOrder } from '../order/place-order.ts'
import { chooseMethods } from './choose-methods.ts'
import { paymentMethods, shippingMethods } from './methods.ts'
import { presentCheckout, presentPaymentMethods, presentShippingMethods } from './present.ts'
import { cartIsEmpty, readCheckout } from './queries.ts'
import { saveCustomer } from './save-customer.ts'

const response = { 200: Checkout }

export const checkoutRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/checkout', { schema: { response } }, async (request, reply) =>
      presentCheckout(await readCheckout(shop.db, await findSession(shop.db, request, reply))),
    )

    app.post(
      '/v1/checkout/customer',
      { schema: { body: SaveCustomerRequest, response } },
      async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await saveCustomer(shop, session, request.body)))
      },
    )

    app.get('/v1/checkout/shippingmethod', { schema: { response: { 200: ShippingMethods } } }, async () =>
      presentShippingMethods(shippingMethods),
    )

    app.get('/v1/checkout/paymentmethod', { schema: { response: { 200: PaymentMethods } } }, async () =>
      presentPaymentMethods(paymentMethods),
    )

    app.post(
      '/v1/checkout/paymentmethod',
      { schema: { body: ChooseMethodsRequest, response } },
      async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await chooseMethods(shop, session, request.body)))
      },
    )

    app.post(
      '/v1/checkout/payment-url',
      { schema: { response: { 200: PaymentUrl } } },
      async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        const placed = answer(session ? await placeOrder(shop, session) : cartIsEmpty())
        return answer(await payOrder(shop, placed))
      },
    )
  }
