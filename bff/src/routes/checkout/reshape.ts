import type {
  AddressSuggestions,
  BillingAddress,
  Checkout,
  CheckoutCustomer,
  ChooseMethodsRequest,
  PaymentMethods,
  PaymentUrl,
  ShippingAddress,
  ShippingMethods,
} from 'shared-types/api/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { toCents } from 'shared-types/money'
import type * as v1 from 'shared-types/v1/checkout'

export const toAddressSuggestions = ({ suggestions }: v1.AddressSuggestions): AddressSuggestions => ({
  suggestions: suggestions.map(({ house_number: houseNumber, ...place }) => ({ ...place, houseNumber })),
})

export const toCheckoutCustomer = (customer: v1.CheckoutCustomer): CheckoutCustomer => ({
  type: customer.type,
  firstName: customer.first_name,
  lastName: customer.last_name,
  gender: customer.gender,
  birthdate: customer.birthdate,
  email: customer.email,
  phoneNumber: customer.phone_number,
  company: customer.company,
  vatNumber: customer.vat_number,
  cocNumber: customer.coc_number,
})

export const toBillingAddress = (address: v1.BillingAddress): BillingAddress => ({
  zipcode: address.zipcode,
  houseNumber: address.house_number,
  extension: address.extension,
  countryCode: address.country_code,
  city: address.city,
  street: address.street,
  company: address.company,
})

export const toShippingAddress = (address: v1.ShippingAddress): ShippingAddress => ({
  ...toBillingAddress(address),
  firstName: address.first_name,
  lastName: address.last_name,
  name: address.name,
})

export const toCheckout = (checkout: v1.Checkout): Checkout => ({
  customer: checkout.customer && toCheckoutCustomer(checkout.customer),
  billingAddress: checkout.billing_address && toBillingAddress(checkout.billing_address),
  shippingAddress: checkout.shipping_address && toShippingAddress(checkout.shipping_address),
  shippingMethod: checkout.shipping_method,
  paymentMethod: checkout.payment_method,
  paymentDetails: checkout.payment_details,
  methodsComplete: checkout.methods_complete,
})

export const toShippingMethods = ({ methods }: v1.ShippingMethods): ShippingMethods => ({
  methods: methods.map(({ code, title, description, price_incl }) => ({
    code,
    title,
    description,
    priceIncl: toCents(price_incl),
  })),
})

export const toPaymentMethods = ({ methods }: v1.PaymentMethods): PaymentMethods => ({
  methods: methods.map(({ code, title, description, price_incl, issuers }) => ({
    code,
    title,
    description,
    priceIncl: toCents(price_incl),
    issuers,
  })),
})

export const toPaymentUrl = ({ order_id, order_number, url }: v1.PaymentUrl): PaymentUrl => ({
  orderId: order_id,
  orderNumber: order_number,
  url,
})

export const fromBillingAddress = (address: BillingAddress): v1.BillingAddress => ({
  zipcode: address.zipcode,
  house_number: address.houseNumber,
  extension: address.extension,
  country_code: address.countryCode,
  city: address.city,
  street: address.street,
  company: address.company,
})

export const fromShippingAddress = (address: ShippingAddress): v1.ShippingAddress => ({
  ...fromBillingAddress(address),
  first_name: address.firstName,
  last_name: address.lastName,
  name: address.name,
})

export const fromCustomer = (customer: CheckoutCustomer): v1.CheckoutCustomer => ({
  type: customer.type,
  first_name: customer.firstName,
  last_name: customer.lastName,
  gender: customer.gender,
  birthdate: customer.birthdate,
  email: customer.email,
  phone_number: customer.phoneNumber,
  company: customer.company,
  vat_number: customer.vatNumber,
  coc_number: customer.cocNumber,
})

/** The address step as the provider wants it: no shipping address means that of the bill. */
export const fromAddressStep = (step: AddressStepForm): v1.SaveCustomerRequest => ({
  customer: fromCustomer(step.customer),
  billing_address: fromBillingAddress(step.billingAddress),
  shipping_address:
    step.sameDeliveryAddress || step.shippingAddress === null
      ? null
      : fromShippingAddress(step.shippingAddress),
})

const fromPaymentDetails = ({ issuer, ...customer }: v1.PaymentDetails) => ({ issuer, customer })

export const fromChosenMethods = (chosen: ChooseMethodsRequest): v1.ChooseMethodsRequest => ({
  selected_shipping_method: chosen.shippingMethod,
  selected_payment_method: chosen.paymentMethod,
  ...(chosen.paymentDetails && fromPaymentDetails(chosen.paymentDetails)),
})
