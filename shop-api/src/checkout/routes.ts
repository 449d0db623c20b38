import { Checkout, PaymentMethods, ShippingMethods, VatCheck } from 'shared-types/contracts/checkout'
import { ChooseMethodsRequest, SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { VatQuery } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { findSession } from '../session/shopper-session.ts'
import { answer } from '../http/errors.ts'
import { chooseMethods } from './choose-methods.ts'
import { checkVat } from './check-vat.ts'
import { offeredPaymentMethods } from '../payment/eligibility.ts'
import { presentCheckout, presentPaymentMethods, presentShippingMethods } from './present.ts'
import { readCheckout, readCheckoutContext, readShippingOffers } from './queries.ts'
import { saveCustomer } from './save-customer.ts'

const response = { 200: Checkout }

export const checkoutRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.checkout, {
      schema: { operation: operations.getCheckout, response },
      handler: async (request, reply) =>
        presentCheckout(await readCheckout(shop, await findSession(shop.db, request, reply))),
    })

    app.post(v1.checkoutCustomer, {
      schema: { operation: operations.saveCheckoutCustomer, body: SaveCustomerRequest, response },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await saveCustomer(shop, session, request.body, clientIpOf(request))))
      },
    })

    app.get(v1.checkoutVatValidate, {
      schema: { operation: operations.checkVatNumber, querystring: VatQuery, response: { 200: VatCheck } },
      handler: async ({ query }) => ({
        valid: (await checkVat(shop, query.number, query.country)) !== 'invalid',
      }),
    })

    app.get(v1.checkoutShippingMethod, {
      schema: { operation: operations.listShippingMethods, response: { 200: ShippingMethods } },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentShippingMethods(await readShippingOffers(shop, session))
      },
    })

    app.get(v1.checkoutPaymentMethod, {
      schema: { operation: operations.listPaymentMethods, response: { 200: PaymentMethods } },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentPaymentMethods(offeredPaymentMethods(await readCheckoutContext(shop, session)))
      },
    })

    app.post(v1.checkoutPaymentMethod, {
      schema: { operation: operations.chooseMethods, body: ChooseMethodsRequest, response },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await chooseMethods(shop, session, request.body)))
      },
    })
  }
