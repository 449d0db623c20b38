import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddressLookup,
  AddressSuggestions,
  Checkout,
  ChooseMethodsRequest,
  CountryCode,
  PaymentMethods,
  PaymentUrl,
  placeOrderErrors,
  PaymentUrlRequest,
  ShippingMethods,
  VatCheck,
} from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { AddressStepForm } from 'shared-types/forms/checkout'
import * as provider from 'shared-types/contracts/provider/checkout'
import { VatNumberText, LenientZipcode, LenientHouseNumber, TypedSoFar } from 'shared-types/texts'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { created } from '../../plugins/created.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { payablePaymentUrl } from './payable.ts'
import { fromAddressStep, fromChosenMethods } from './map.ts'

const AddressQuery = z.strictObject({
  zipcode: LenientZipcode.max(16),
  houseNumber: LenientHouseNumber.max(20),
  extension: z.string().max(20).default(''),
  country: CountryCode,
})

const methodNames = refusedAs<ChooseMethodsRequest, provider.ChooseMethodsRequest>({
  selectedShippingMethod: 'shippingMethod',
  selectedPaymentMethod: 'paymentMethod',
  selectedPaymentOption: 'paymentDetails.issuer',
  issuer: 'paymentDetails.issuer',
  'customer.dob': 'paymentDetails.dob',
  'customer.gender': 'paymentDetails.gender',
  'customer.phone': 'paymentDetails.phone',
  'customer.installment': 'paymentDetails.installment',
  'customer.terms': 'paymentDetails.terms',
})

const TypedQuery = z.strictObject({
  zipcode: TypedSoFar.max(20),
  houseNumber: TypedSoFar.max(20).default(''),
})

const VatQuery = z.strictObject({ country: CountryCode, number: VatNumberText.max(32) })

export const checkoutRoutes =
  ({ config: { publicUrl }, shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const PayablePaymentUrl = payablePaymentUrl(publicUrl)

    app.get('/api/checkout', {
      schema: {
        operation: { id: 'getCheckout', summary: 'Get what is filled in so far' },
        response: { 200: Checkout },
      },
      handler: async (request) => shopApi.shopper(request).get('/v1/checkout', { schema: Checkout }),
    })

    app.post('/api/checkout/customer', {
      schema: {
        operation: {
          id: 'saveCheckoutCustomer',
          summary: 'Save customer and addresses',
          errors: ['cart_empty'],
        },
        body: AddressStepForm,
        response: { 200: Checkout },
      },
      handler: async (request) => {
        const names = refusedAs<AddressStepForm, provider.SaveCustomerRequest>({})
        const ask = {
          sends: provider.SaveCustomerRequest,
          body: fromAddressStep(request.body),
          schema: Checkout,
          refusedAs: names,
        }
        return shopApi.shopper(request).post('/v1/checkout/customer', ask)
      },
    })

    app.get('/api/checkout/address', {
      schema: {
        operation: {
          id: 'lookUpAddress',
          summary: 'Find city and street of a postcode and house number',
          errors: ['not_found'],
        },
        querystring: AddressQuery,
        response: { 200: AddressLookup },
      },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const { zipcode, houseNumber, extension, country } = request.query
        const query = { zipcode, house_number: houseNumber, extension, country_code: country }
        return shopApi.shopper(request).get('/v1/address/lookup', { query, schema: AddressLookup })
      },
    })

    app.get('/api/checkout/postcode/autocomplete', {
      schema: {
        operation: { id: 'suggestAddresses', summary: 'Suggest addresses for a postcode being typed' },
        querystring: TypedQuery,
        response: { 200: AddressSuggestions },
      },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const { zipcode, houseNumber } = request.query
        const ask = { query: { zipcode, house_number: houseNumber }, schema: AddressSuggestions }
        return shopApi.shopper(request).get('/v1/checkout/postcode/autocomplete', ask)
      },
    })

    app.get('/api/checkout/vat', {
      schema: {
        operation: { id: 'checkVatNumber', summary: 'Check a VAT number' },
        querystring: VatQuery,
        response: { 200: VatCheck },
      },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const query = { country_code: request.query.country, vat_number: request.query.number }
        return shopApi.shopper(request).get('/v1/checkout/vat/validate', { query, schema: VatCheck })
      },
    })

    app.get('/api/checkout/shipping-methods', {
      schema: {
        operation: { id: 'listShippingMethods', summary: 'List the ways of sending on offer' },
        response: { 200: ShippingMethods },
      },
      handler: async (request) => {
        const ask = { schema: ShippingMethods }
        return shopApi.shopper(request).get('/v1/checkout/shippingmethod', ask)
      },
    })

    app.get('/api/checkout/payment-methods', {
      schema: {
        operation: { id: 'listPaymentMethods', summary: 'List the ways of paying on offer' },
        response: { 200: PaymentMethods },
      },
      handler: async (request) => {
        const ask = { schema: PaymentMethods }
        return shopApi.shopper(request).get('/v1/checkout/paymentmethod', ask)
      },
    })

    app.post('/api/checkout/payment-methods', {
      schema: {
        operation: { id: 'chooseMethods', summary: 'Choose how it is sent and paid', errors: ['cart_empty'] },
        body: ChooseMethodsRequest,
        response: { 200: Checkout },
      },
      handler: async (request) => {
        const body = fromChosenMethods(request.body)
        const ask = { sends: provider.ChooseMethodsRequest, body, schema: Checkout, refusedAs: methodNames }
        return shopApi.shopper(request).post('/v1/checkout/paymentmethod', ask)
      },
    })

    app.post('/api/checkout/payment-url', {
      config: { onlyOnce: true },
      schema: {
        operation: {
          id: 'placeOrder',
          summary: 'Place the order and get the URL to pay at',
          errors: [...placeOrderErrors],
        },
        body: PaymentUrlRequest.nullish(),
        response: { 201: PaymentUrl },
      },
      handler: async (request, reply) => {
        const ask = {
          kind: 'payment' as const,
          sends: PaymentUrlRequest,
          body: request.body ?? undefined,
          schema: PayablePaymentUrl,
        }
        const placed = await shopApi.shopper(request).post('/v1/checkout/payment-url', ask)
        return created(reply, apiPaths.order(placed.orderId), placed)
      },
    })
  }
