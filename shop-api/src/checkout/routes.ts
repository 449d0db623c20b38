import {
  Checkout,
  CountryCode,
  PaymentMethods,
  ShippingMethods,
  VatCheck,
} from 'shared-types/contracts/checkout'
import { ChooseMethodsRequest, SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import { VatNumberText } from 'shared-types/texts'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { findSession } from '../session/shopper-session.ts'
import { answer } from '../http/errors.ts'
import { chooseMethods } from './choose-methods.ts'
import { checkVat } from './check-vat.ts'
import { offeredPaymentMethods } from '../payment/eligibility.ts'
import { offeredShippingMethods } from '../shipping/eligibility.ts'
import { presentCheckout, presentPaymentMethods, presentShippingMethods } from './present.ts'
import { readCheckout, readCheckoutContext } from './queries.ts'
import { saveCustomer } from './save-customer.ts'

const response = { 200: Checkout }

const VatQuery = z.strictObject({ country_code: CountryCode, vat_number: VatNumberText.max(32) })

export const checkoutRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/checkout', {
      schema: {
        operation: { id: 'getCheckout', summary: 'Get what is filled in so far', shopper: true },
        response,
      },
      handler: async (request, reply) =>
        presentCheckout(await readCheckout(shop, await findSession(shop.db, request, reply))),
    })

    app.post('/v1/checkout/customer', {
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

    app.get('/v1/checkout/vat/validate', {
      schema: {
        operation: { id: 'checkVatNumber', summary: 'Check a VAT number' },
        querystring: VatQuery,
        response: { 200: VatCheck },
      },
      handler: async ({ query }) => ({
        valid: (await checkVat(shop, query.vat_number, query.country_code)) !== 'invalid',
      }),
    })

    app.get('/v1/checkout/shippingmethod', {
      schema: {
        operation: { id: 'listShippingMethods', summary: 'List the ways of sending on offer', shopper: true },
        response: { 200: ShippingMethods },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentShippingMethods(offeredShippingMethods(await readCheckoutContext(shop, session)))
      },
    })

    app.get('/v1/checkout/paymentmethod', {
      schema: {
        operation: { id: 'listPaymentMethods', summary: 'List the ways of paying on offer', shopper: true },
        response: { 200: PaymentMethods },
      },
      handler: async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        return presentPaymentMethods(offeredPaymentMethods(await readCheckoutContext(shop, session)))
      },
    })

    app.post('/v1/checkout/paymentmethod', {
      schema: {
        operation: {
          id: 'chooseMethods',
          summary: 'Choose how it is sent and paid',
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
