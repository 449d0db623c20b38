import type { Checkout } from 'shared-types/api/checkout'
import type { BillingAddressForm } from 'shared-types/forms/address'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { tidyAddressStep } from 'shared-types/forms/tidy'

const noAddress: BillingAddressForm = {
  zipcode: '',
  houseNumber: '',
  extension: '',
  countryCode: 'NL',
  city: '',
  street: '',
  company: '',
}

const nobody: AddressStepForm['customer'] = {
  type: 'private',
  firstName: '',
  lastName: '',
  gender: null,
  birthdate: '',
  email: '',
  phoneNumber: '',
  company: '',
  vatNumber: '',
  cocNumber: '',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `base` with what a draft has of the same shape. A draft may be of an older shop, so nothing else is taken from it. */
const overlay = <T>(base: T, draft: unknown): T => {
  if (isRecord(base) && isRecord(draft)) {
    const entries = Object.entries(base).map(([key, value]) => [key, overlay(value, draft[key])])
    return Object.fromEntries(entries) as T
  }
  const fits = base === null ? typeof draft === 'string' : typeof draft === typeof base && draft !== null
  return fits ? (draft as T) : base
}

/** What the address step opens with: what was typed in this tab, over what the server has, over nothing. */
export const addressValues = (checkout: Checkout, draft: unknown): AddressStepForm =>
  overlay(
    {
      customer: checkout.customer ?? nobody,
      billingAddress: checkout.billingAddress ?? noAddress,
      sameDeliveryAddress: checkout.shippingAddress === null,
      shippingAddress: checkout.shippingAddress ?? { ...noAddress, firstName: '', lastName: '' },
    },
    draft,
  )

/** What is sent: tidy, and with the invoice made out to the company when one buys. */
export const addressRequest = (values: AddressStepForm): AddressStepForm => {
  const request = tidyAddressStep(values)
  return { ...request, billingAddress: { ...request.billingAddress, company: request.customer.company } }
}
