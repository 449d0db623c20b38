import { z } from 'zod'
import * as checkout from '../checkout.ts'

/** `POST /v1/checkout/customer`: the address step. A shipping address of null means: deliver to the billing address. */
export const SaveCustomerRequest = z.strictObject({
  customer: checkout.CheckoutCustomer,
  billingAddress: checkout.BillingAddress,
  shippingAddress: checkout.ShippingAddress.nullable(),
})
export type SaveCustomerRequest = z.infer<typeof SaveCustomerRequest>

/**
 * `POST /v1/checkout/paymentmethod`, the payment form (spec §3): given fields are stored, others do not
 * change. A change of payment method deletes the details of the previous one. `customer` and the option of
 * the method are validated if they are given. The options of a method are the ids of its issuers: both field
 * names work, `issuer` has priority.
 */
export const ChooseMethodsRequest = z.strictObject({
  ...checkout.ChooseMethodsRequest.omit({ shippingMethod: true, paymentMethod: true, paymentDetails: true })
    .shape,
  selectedShippingMethod: z.string().max(64).optional(),
  selectedPaymentMethod: z.string().max(64).optional(),
  selectedPaymentOption: z.string().max(64).optional(),
  issuer: z.string().max(64).optional(),
  customer: checkout.PaymentDetails.omit({ issuer: true }).optional(),
})
export type ChooseMethodsRequest = z.infer<typeof ChooseMethodsRequest>

/** The fields of both steps: what a refusal of an incomplete checkout names. */
export const CheckoutFields = z.strictObject({ ...SaveCustomerRequest.shape, ...ChooseMethodsRequest.shape })
