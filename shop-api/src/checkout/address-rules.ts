import { normaliseZipcode } from 'shared-types/forms/address'
import { normaliseBirthdate } from 'shared-types/forms/fields/birthdate'
import { AddressStepForm } from 'shared-types/forms/checkout'
import { fieldMessages } from 'shared-types/forms/fields/messages'
import { normalisePhone } from 'shared-types/forms/fields/phone'
import type { BillingAddress } from 'shared-types/contracts/checkout'
import type { SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import type { FieldMessages } from 'shared-types/errors'

/** Mistakes in the address step by field path; empty if valid (spec §5). The browser has the same schema. */
export const checkAddressStep = (step: SaveCustomerRequest): FieldMessages => {
  const parsed = AddressStepForm.safeParse({ ...step, sameDeliveryAddress: step.shippingAddress === null })
  return fieldMessages(parsed.error?.issues ?? [])
}

const trimmed = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as T

const storedAddress = <T extends BillingAddress>(address: T): T => ({
  ...trimmed(address),
  zipcode: normaliseZipcode(address.zipcode, address.countryCode),
})

/** Normalises the address step: trimmed, with zipcode, phone number and birth date in one format. */
export const normaliseAddressStep = (step: SaveCustomerRequest): SaveCustomerRequest => ({
  customer: {
    ...trimmed(step.customer),
    birthdate: normaliseBirthdate(step.customer.birthdate),
    phoneNumber: normalisePhone(step.customer.phoneNumber),
  },
  billingAddress: storedAddress(step.billingAddress),
  shippingAddress: step.shippingAddress && storedAddress(step.shippingAddress),
})
