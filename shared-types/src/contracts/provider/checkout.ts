import { z } from 'zod'
import { customerDefaults } from '../../forms/customer.ts'
import { addressDefaults, receiverDefaults } from '../../forms/address.ts'
import { noPaymentDetails } from '../../forms/payment.ts'
import { withDefaults } from '../../forms/fields/defaults.ts'
import * as checkout from '../checkout.ts'

/**
 * `POST /v1/checkout/customer`: the address step. A shipping address of null means: deliver to the billing address. Fields
 * that the specification does not require may be omitted.
 */
export const SaveCustomerRequest = z.strictObject({
  customer: z.strictObject(withDefaults(checkout.CheckoutCustomer.shape, customerDefaults)),
  billingAddress: z.strictObject(withDefaults(checkout.BillingAddress.shape, addressDefaults)),
  shippingAddress: z
    .strictObject(withDefaults(checkout.ShippingAddress.shape, receiverDefaults))
    .nullable()
    .default(null),
})
export type SaveCustomerRequest = z.infer<typeof SaveCustomerRequest>

const {
  shippingMethod,
  paymentMethod,
  paymentDetails: _details,
  ...others
} = checkout.ChooseMethodsRequest.shape
const { issuer, ...details } = checkout.PaymentDetails.shape
const { issuer: _issuer, ...noDetails } = noPaymentDetails

/**
 * `POST /v1/checkout/paymentmethod`, the payment form (spec §3): given fields are stored, others do not
 * change. A change of payment method deletes the details of the previous one. `customer` and the option of
 * the method are validated if they are given. The options of a method are the ids of its issuers: both field
 * names work, `issuer` has priority.
 */
export const ChooseMethodsRequest = z.strictObject({
  ...others,
  selectedShippingMethod: shippingMethod,
  selectedPaymentMethod: paymentMethod,
  selectedPaymentOption: z.optional(issuer),
  issuer: z.optional(issuer),
  customer: z.strictObject(withDefaults(details, noDetails)).optional(),
})
export type ChooseMethodsRequest = z.infer<typeof ChooseMethodsRequest>

/** The fields of both steps, which the refusal of an incomplete checkout names. */
export const CheckoutFields = z.strictObject({ ...SaveCustomerRequest.shape, ...ChooseMethodsRequest.shape })
