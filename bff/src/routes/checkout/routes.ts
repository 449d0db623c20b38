import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddressLookup,
  AddressSuggestions,
  Checkout,
  ChooseMethodsRequest,
  CountryCode,
  PaymentMethods,
  PaymentUrl,
  PaymentUrlRequest,
  ShippingMethods,
  VatCheck,
} from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { AddressStepForm } from 'shared-types/forms/checkout'
import * as provider from 'shared-types/contracts/provider/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { AddressQuery, TypedAddress, VatQuery } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { created } from '../../plugins/created.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'
import { forwardForm } from '../../upstreams/forward-body.ts'
import { payablePaymentUrl } from './payable.ts'
import { fromAddressStep, fromChosenMethods } from './map.ts'

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

export const checkoutRoutes =
  ({ config: { publicUrl }, shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const PayablePaymentUrl = payablePaymentUrl(publicUrl)

    app.get(apiPaths.checkout, {
      schema: { operation: operations.getCheckout, response: { 200: Checkout } },
      handler: async (request) => shopApi.shopper(request).get(v1.checkout, { schema: Checkout }),
    })

    app.post(apiPaths.checkoutCustomer, {
      schema: {
        operation: operations.saveCheckoutCustomer,
        body: AddressStepForm,
        response: { 200: Checkout },
      },
      handler: forwardForm(shopApi, 'post', v1.checkoutCustomer, {
        sends: provider.SaveCustomerRequest,
        from: fromAddressStep,
        names: {},
        schema: Checkout,
      }),
    })

    app.get(apiPaths.address.pattern, {
      schema: {
        operation: operations.lookUpAddress,
        querystring: AddressQuery.extend({ country: CountryCode }),
        response: { 200: AddressLookup },
      },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const call = { asks: AddressQuery, query: request.query, schema: AddressLookup }
        return shopApi.shopper(request).get(v1.addressLookup, call)
      },
    })

    app.get(apiPaths.addressSuggestions.pattern, {
      schema: {
        operation: operations.suggestAddresses,
        querystring: TypedAddress,
        response: { 200: AddressSuggestions },
      },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const call = { asks: TypedAddress, query: request.query, schema: AddressSuggestions }
        return shopApi.shopper(request).get(v1.checkoutPostcodeAutocomplete, call)
      },
    })

    app.get(apiPaths.vat.pattern, {
      schema: { operation: operations.checkVatNumber, querystring: VatQuery, response: { 200: VatCheck } },
      config: { limit: 'lookUp' },
      handler: async (request) => {
        const call = { asks: VatQuery, query: request.query, schema: VatCheck }
        return shopApi.shopper(request).get(v1.checkoutVatValidate, call)
      },
    })

    app.get(apiPaths.shippingMethods, {
      schema: { operation: operations.listShippingMethods, response: { 200: ShippingMethods } },
      handler: async (request) => {
        const call = { schema: ShippingMethods }
        return shopApi.shopper(request).get(v1.checkoutShippingMethod, call)
      },
    })

    app.get(apiPaths.paymentMethods, {
      schema: { operation: operations.listPaymentMethods, response: { 200: PaymentMethods } },
      handler: async (request) => {
        const call = { schema: PaymentMethods }
        return shopApi.shopper(request).get(v1.checkoutPaymentMethod, call)
      },
    })

    app.post(apiPaths.paymentMethods, {
      schema: {
        operation: operations.chooseMethods,
        body: ChooseMethodsRequest,
        response: { 200: Checkout },
      },
      handler: async (request) => {
        const body = fromChosenMethods(request.body)
        const call = { sends: provider.ChooseMethodsRequest, body, schema: Checkout, refusedAs: methodNames }
        return shopApi.shopper(request).post(v1.checkoutPaymentMethod, call)
      },
    })

    app.post(apiPaths.paymentUrl, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.placeOrder,
        body: PaymentUrlRequest.nullish(),
        response: { 201: PaymentUrl },
      },
      handler: async (request, reply) => {
        const call = {
          kind: 'payment' as const,
          sends: PaymentUrlRequest,
          body: request.body ?? undefined,
          schema: PayablePaymentUrl,
          // An incomplete checkout is refused with the fields of its forms.
          refusedAs: methodNames,
        }
        const placed = await shopApi.shopper(request).post(v1.checkoutPaymentUrl, call)
        return created(reply, apiPaths.order(placed.orderId), placed)
      },
    })
  }
