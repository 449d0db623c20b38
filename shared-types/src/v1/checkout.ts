import { z } from 'zod'
import { ZipcodeText, HouseNumberText, SuggestedNumber, VatNumberText, CocNumberText } from '../texts.ts'
import { Euros } from '../money.ts'

export const CustomerType = z.enum(['private', 'company'])
export type CustomerType = z.infer<typeof CustomerType>

/** Countries the shop delivers to and invoices. */
export const CountryCode = z.enum(['NL', 'BE', 'LU'])
export type CountryCode = z.infer<typeof CountryCode>

/** Values are stored as typed but for trimming; `birthdate` is dd-mm-yyyy or empty. */
export const CheckoutCustomer = z.strictObject({
  type: CustomerType,
  first_name: z.string(),
  last_name: z.string(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  birthdate: z.string(),
  email: z.string(),
  phone_number: z.string(),
  company: z.string(),
  vat_number: VatNumberText,
  coc_number: CocNumberText,
})
export type CheckoutCustomer = z.infer<typeof CheckoutCustomer>

export const BillingAddress = z.strictObject({
  zipcode: ZipcodeText,
  house_number: HouseNumberText,
  extension: z.string(),
  country_code: CountryCode,
  city: z.string(),
  street: z.string(),
  company: z.string(),
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** `name` is a line of its own on the parcel, e.g. of a reception or a family; it may be empty. */
export const ShippingAddress = z.strictObject({
  ...BillingAddress.shape,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** `POST /v1/checkout/customer`: the address step. `shipping_address` null means: deliver to the billing address. */
export const SaveCustomerRequest = z.strictObject({
  customer: CheckoutCustomer,
  billing_address: BillingAddress,
  shipping_address: ShippingAddress.nullable(),
})
export type SaveCustomerRequest = z.infer<typeof SaveCustomerRequest>

/**
 * What some ways of paying ask for beside the method itself. A field that the method does not ask for is empty, null
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
 * `GET /v1/checkout`: all that the shopper has filled in so far. `methods_complete` says that the ways of sending and
 * paying are chosen, still on offer, and have all they ask for.
 */
export const Checkout = z.object({
  customer: CheckoutCustomer.nullable(),
  billing_address: BillingAddress.nullable(),
  shipping_address: ShippingAddress.nullable(),
  shipping_method: z.string().nullable(),
  payment_method: z.string().nullable(),
  payment_details: PaymentDetails.nullable(),
  methods_complete: z.boolean(),
})
export type Checkout = z.infer<typeof Checkout>

/** `GET /v1/checkout/shippingmethod`. */
export const ShippingMethods = z.object({
  methods: z.array(
    z.object({ code: z.string(), title: z.string(), description: z.string(), price_incl: Euros }),
  ),
})
export type ShippingMethods = z.infer<typeof ShippingMethods>

/** `GET /v1/checkout/paymentmethod`. `price_incl` is the surcharge. */
export const PaymentMethods = z.object({
  methods: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      description: z.string(),
      price_incl: Euros,
      issuers: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

/**
 * `POST /v1/checkout/paymentmethod`, the payment form (spec §3): what is given is stored, what is left out stays.
 * Another payment method forgets the details of the one before; `customer` and what is chosen within the method are
 * judged when they are given. The options of a method are its issuers, by id: either name will do, `issuer` goes first.
 */
export const ChooseMethodsRequest = z.strictObject({
  selected_shipping_method: z.string().max(64).optional(),
  selected_payment_method: z.string().max(64).optional(),
  selected_payment_option: z.string().max(64).optional(),
  issuer: z.string().max(64).optional(),
  customer: PaymentDetails.omit({ issuer: true }).optional(),
})
export type ChooseMethodsRequest = z.infer<typeof ChooseMethodsRequest>

/** What the shopper agreed to pay. Without it whatever it comes to now is taken for agreed. */
export const PaymentUrlRequest = z.strictObject({ expected_total: Euros })
export type PaymentUrlRequest = z.infer<typeof PaymentUrlRequest>

/** `POST /v1/checkout/payment-url`: places the order, or finds the one already placed, and answers where to pay it. */
export const PaymentUrl = z.object({
  order_id: z.string(),
  order_number: z.string(),
  url: z.string(),
})
export type PaymentUrl = z.infer<typeof PaymentUrl>

/** `GET /v1/checkout/vat/validate?country_code&vat_number`. Also valid when the register cannot be asked (spec §8). */
export const VatCheck = z.object({ valid: z.boolean() })
export type VatCheck = z.infer<typeof VatCheck>

/** `house_number` and `extension` are empty in what suggests a street. */
export const AddressSuggestion = z.object({
  zipcode: ZipcodeText,
  street: z.string(),
  city: z.string(),
  house_number: SuggestedNumber,
  extension: z.string(),
})
export type AddressSuggestion = z.infer<typeof AddressSuggestion>

/**
 * `GET /v1/checkout/postcode/autocomplete?zipcode=&house_number=`: what a Dutch zipcode that is being typed can become.
 * From four digits on streets with their zipcodes; with the whole zipcode and a house number addresses, where the
 * register knows them. Never more than eight; none for less than four digits, or when nothing is known.
 */
export const AddressSuggestions = z.object({ suggestions: z.array(AddressSuggestion) })
export type AddressSuggestions = z.infer<typeof AddressSuggestions>

/** `GET /v1/address/lookup`. 404 when the address is unknown; both empty when that could not be found out. */
export const AddressLookup = z.object({ city: z.string(), street: z.string() })
export type AddressLookup = z.infer<typeof AddressLookup>
