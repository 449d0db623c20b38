import { z } from 'zod'
import { Address } from '../html/html.ts'
import { ZipcodeText, HouseNumberText, SuggestedNumber, VatNumberText, CocNumberText } from '../texts.ts'
import { BillingAddressForm, ShippingAddressForm } from '../forms/address.ts'
import { CustomerForm } from '../forms/customer.ts'
import { withDefaults } from '../forms/fields/defaults.ts'
import { countries } from '../forms/fields/country.ts'
import { MethodsStepForm, noPaymentDetails, PaymentDetailsForm } from '../forms/payment.ts'
import { Cents } from '../money.ts'
import { stored } from '../schema-parts.ts'
import type { ErrorCode } from '../errors.ts'

export const CustomerType = z.enum(CustomerForm.shape.type.options)
export type CustomerType = z.infer<typeof CustomerType>

/** The countries of delivery and invoice addresses. */
export const CountryCode = z.enum(countries)
export type CountryCode = z.infer<typeof CountryCode>

/** Values are stored as typed, but trimmed; `birthdate` is dd-mm-yyyy or empty. */
export const CheckoutCustomer = z.strictObject({
  ...stored(CustomerForm.shape),
  type: CustomerType,
  vatNumber: VatNumberText,
  cocNumber: CocNumberText,
})
export type CheckoutCustomer = z.infer<typeof CheckoutCustomer>

export const BillingAddress = z.strictObject({
  ...stored(BillingAddressForm.shape),
  zipcode: ZipcodeText,
  houseNumber: HouseNumberText,
  countryCode: CountryCode,
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** `name` is an extra line on the parcel, such as a reception or a family name; it may be empty. */
export const ShippingAddress = z.strictObject({
  ...stored(ShippingAddressForm.shape),
  ...BillingAddress.shape,
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/**
 * The extra data that some payment methods require. A field that the method does not require is empty, null
 * or false. `dob` is dd-mm-yyyy.
 */
export const PaymentDetails = z.strictObject(PaymentDetailsForm.shape)
export type PaymentDetails = z.infer<typeof PaymentDetails>

const {
  shippingMethod: _shipping,
  paymentMethod: _payment,
  paymentDetails: _details,
  ...othersOfStep
} = MethodsStepForm.shape

/**
 * `GET /api/checkout`: the shopper's input so far. A shipping address of null means the billing address.
 * `methodsComplete`: a shipping and a payment method are chosen, still available, and have all required data.
 */
export const Checkout = z.strictObject({
  customer: CheckoutCustomer.nullable(),
  billingAddress: BillingAddress.nullable(),
  shippingAddress: ShippingAddress.nullable(),
  shippingMethod: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  paymentDetails: PaymentDetails.nullable(),
  // The other fields of the step may be null.
  ...othersOfStep,
  methodsComplete: z.boolean(),
})
export type Checkout = z.infer<typeof Checkout>

/**
 * `GET /api/checkout/shipping-methods`. `insured` is the same method with insurance: the code to choose it by, its
 * title, and what it costs on top of `priceIncl`. Null for a method that cannot be insured. `cheapest` is the code of the
 * method that is preselected; null if none is offered.
 */
export const ShippingMethods = z.strictObject({
  cheapest: z.string().nullable(),
  methods: z.array(
    z.strictObject({
      code: z.string(),
      title: z.string(),
      description: z.string(),
      /** When the articles in the cart arrive with it; empty for an empty cart. */
      delivery: z.string(),
      priceIncl: Cents,
      insured: z.strictObject({ code: z.string(), title: z.string(), extra: Cents }).nullable(),
    }),
  ),
})
export type ShippingMethods = z.infer<typeof ShippingMethods>

/** `GET /api/checkout/payment-methods`. `priceIncl` is the surcharge. */
export const PaymentMethods = z.strictObject({
  methods: z.array(
    z.strictObject({
      code: z.string(),
      title: z.string(),
      description: z.string(),
      priceIncl: Cents,
      issuers: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    }),
  ),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

/** `POST /api/checkout/payment-methods`: stores the given fields only. Answers the checkout. */
export const ChooseMethodsRequest = z
  .strictObject({
    ...MethodsStepForm.shape,
    paymentDetails: z.strictObject(withDefaults(PaymentDetailsForm.shape, noPaymentDetails)),
  })
  .partial()
export type ChooseMethodsRequest = z.infer<typeof ChooseMethodsRequest>

/** The total that the shopper agreed to pay; by default the current total. */
export const PaymentUrlRequest = z.strictObject({ expectedTotal: Cents })
export type PaymentUrlRequest = z.infer<typeof PaymentUrlRequest>

/** `POST /api/checkout/payment-url`: the placed order, and the URL to pay it. */
export const PaymentUrl = z.strictObject({
  orderId: z.string(),
  orderNumber: z.string(),
  url: Address,
})
export type PaymentUrl = z.infer<typeof PaymentUrl>

/** Why an order is not placed, or is placed but cannot be paid now. */
export const placeOrderErrors = [
  'cart_empty',
  'cart_changed',
  'checkout_incomplete',
  'out_of_stock',
  'quantity_unavailable',
  'voucher_refused',
  'configuration_unknown',
  'configuration_incomplete',
  'order_not_payable',
  'payment_provider_failed',
  'rate_limited',
] as const satisfies ErrorCode[]

/** `GET /api/checkout/vat?country&number`. Also valid if the register is unavailable. */
export const VatCheck = z.strictObject({ valid: z.boolean() })
export type VatCheck = z.infer<typeof VatCheck>

/** `houseNumber` and `extension` are empty in the suggestion of a street. */
export const AddressSuggestion = z.strictObject({
  zipcode: ZipcodeText,
  street: z.string(),
  city: z.string(),
  houseNumber: SuggestedNumber,
  extension: z.string(),
})
export type AddressSuggestion = z.infer<typeof AddressSuggestion>

/** `GET /api/checkout/postcode/autocomplete?zipcode=&houseNumber=`: at most eight suggestions, or none. */
export const AddressSuggestions = z.strictObject({ suggestions: z.array(AddressSuggestion) })
export type AddressSuggestions = z.infer<typeof AddressSuggestions>

/** `GET /api/checkout/address`: 404 for an unknown address; both fields are empty if the lookup failed. */
export const AddressLookup = z.strictObject({ city: z.string(), street: z.string() })
export type AddressLookup = z.infer<typeof AddressLookup>
