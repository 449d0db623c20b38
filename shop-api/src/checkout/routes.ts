import { Checkout, PaymentMethods, ShippingMethods, VatCheck } from 'shared-types/contracts/checkout'
import { ChooseMethodsRequest, SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { VatQuery } from 'shared-types/urls/queries'
import type { Routes, Shop } from '../context.ts'
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
      schema: {
        operation: { id: 'getCheckout', summary: 'Get the stored checkout data', shopper: true },
        response,
      },
      handler: async (request, reply) =>
        presentCheckout(await readCheckout(shop, await findSession(shop.db, request, reply))),
    })

    app.post(v1.checkoutCustomer, {
      schema: {
        operation: {
          id: 'saveCheckoutCustomer',
          summary: 'Save customer and addresses',
          errors: ['cart_empty'],
          shopper: true,
        },
        body: SaveCustomerRequest,
        response,
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await saveCustomer(shop, session, request.body)))
      },
    })

    app.get(v1.checkoutVatValidate, {
      schema: {
        operation: { id: 'checkVatNumber', summary: 'Check a VAT number' },
        querystring: VatQuery,
        response: { 200: VatCheck },
      },
      handler: async ({ query }) => ({
        valid: (await checkVat(shop, query.number, query.country)) !== 'invalid',
      }),
    })

    app.get(v1.checkoutShippingMethod, {
      schema: {
        operation: {
          id: 'listShippingMethods',
          summary: 'List the available shipping methods',
          shopper: true,
        },
        response: { 200: ShippingMethods },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentShippingMethods(await readShippingOffers(shop, session))
      },
    })

    app.get(v1.checkoutPaymentMethod, {
      schema: {
        operation: { id: 'listPaymentMethods', summary: 'List the available payment methods', shopper: true },
        response: { 200: PaymentMethods },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentPaymentMethods(offeredPaymentMethods(await readCheckoutContext(shop, session)))
      },
    })

    app.post(v1.checkoutPaymentMethod, {
      schema: {
        operation: {
          id: 'chooseMethods',
          summary: 'Choose the shipping and payment methods',
          errors: ['cart_empty'],
          shopper: true,
        },
        body: ChooseMethodsRequest,
        response,
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentCheckout(answer(await chooseMethods(shop, session, request.body)))
      },
    })
  }
