import { z } from 'zod'
import { Address } from '../html/html.ts'
import { ZipcodeText, HouseNumberText, SuggestedNumber, VatNumberText, CocNumberText } from '../texts.ts'
import { Cents } from '../money.ts'
import type { ErrorCode } from '../errors.ts'

export const CustomerType = z.enum(['private', 'company'])
export type CustomerType = z.infer<typeof CustomerType>

/** The countries of delivery and invoice addresses. */
export const CountryCode = z.enum(['NL', 'BE', 'LU'])
export type CountryCode = z.infer<typeof CountryCode>

/** Values are stored as typed, but trimmed; `birthdate` is dd-mm-yyyy or empty. */
export const CheckoutCustomer = z.strictObject({
  type: CustomerType,
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  birthdate: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  company: z.string(),
  vatNumber: VatNumberText,
  cocNumber: CocNumberText,
})
export type CheckoutCustomer = z.infer<typeof CheckoutCustomer>

export const BillingAddress = z.strictObject({
  zipcode: ZipcodeText,
  houseNumber: HouseNumberText,
  extension: z.string(),
  countryCode: CountryCode,
  city: z.string(),
  street: z.string(),
  company: z.string(),
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** `name` is an extra line on the parcel, such as a reception or a family name; it may be empty. */
export const ShippingAddress = z.strictObject({
  ...BillingAddress.shape,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/**
 * The extra data that some payment methods require. A field that the method does not require is empty, null
 * or false. `dob` is dd-mm-yyyy.
 */
export const PaymentDetails = z.strictObject({
  dob: z.string().max(10),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  phone: z.string().max(40),
  installment: z.int().nullable(),
  terms: z.boolean(),
  issuer: z.string().max(64),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

/**
 * `GET /api/checkout`: what the shopper has filled in so far. A shipping address of null means the billing
 * address. `methodsComplete`: a shipping and a payment method are chosen, still available, and have all
 * required data.
 */
export const Checkout = z.strictObject({
  customer: CheckoutCustomer.nullable(),
  billingAddress: BillingAddress.nullable(),
  shippingAddress: ShippingAddress.nullable(),
  shippingMethod: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  paymentDetails: PaymentDetails.nullable(),
  methodsComplete: z.boolean(),
})
export type Checkout = z.infer<typeof Checkout>

/**
 * `GET /api/checkout/shipping-methods`. `insured` is the same method with insurance: the code to choose it by, its
 * title, and what it costs on top of `priceIncl`. Null for a method that cannot be insured. The cheapest method is first:
 * it is preselected.
 */
export const ShippingMethods = z.strictObject({
  methods: z.array(
    z.strictObject({
      code: z.string(),
      title: z.string(),
      description: z.string(),
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
export const ChooseMethodsRequest = z.strictObject({
  shippingMethod: z.string().max(64).optional(),
  paymentMethod: z.string().max(64).optional(),
  paymentDetails: PaymentDetails.optional(),
})
export type ChooseMethodsRequest = z.infer<typeof ChooseMethodsRequest>

/** The total that the shopper agreed to pay. Without it, the current total counts as agreed. */
export const PaymentUrlRequest = z.strictObject({ expectedTotal: Cents })
export type PaymentUrlRequest = z.infer<typeof PaymentUrlRequest>

/** `POST /api/checkout/payment-url`: the placed order, and the URL to pay it. */
export const PaymentUrl = z.strictObject({
  orderId: z.string(),
  orderNumber: z.string(),
  url: Address,
})
export type PaymentUrl = z.infer<typeof PaymentUrl>

/** Why an order is not placed, or placed without a way to pay for it. */
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
