import { normaliseZipcode } from 'shared-types/forms/address'
import { normaliseBirthdate } from 'shared-types/forms/birthdate'
import { AddressStepForm } from 'shared-types/forms/checkout'
import { fieldMessages } from 'shared-types/forms/messages'
import { normalisePhone } from 'shared-types/forms/phone'
import type { FieldMessages } from 'shared-types/errors'
import type { BillingAddress, SaveCustomerRequest } from 'shared-types/v1/checkout'

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const camelKeys = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [camel(key), value]))

/** What is wrong with the address step, by field path; empty when nothing is (spec §5). The browser's form has the same schema. */
export const checkAddressStep = (step: SaveCustomerRequest): FieldMessages => {
  const parsed = AddressStepForm.safeParse({
    customer: camelKeys(step.customer),
    billingAddress: camelKeys(step.billing_address),
    sameDeliveryAddress: step.shipping_address === null,
    shippingAddress: step.shipping_address && camelKeys(step.shipping_address),
  })
  const messages = Object.entries(fieldMessages(parsed.error?.issues ?? []))
  return Object.fromEntries(messages.map(([path, message]) => [snake(path), message]))
}

const trimmed = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as T

const storedAddress = <T extends BillingAddress>(address: T): T => ({
  ...trimmed(address),
  zipcode: normaliseZipcode(address.zipcode, address.country_code),
})

/** The address step as it is stored: trimmed, with zipcode, phone number and birth date in one form. */
export const normaliseAddressStep = (step: SaveCustomerRequest): SaveCustomerRequest => ({
  customer: {
    ...trimmed(step.customer),
    birthdate: normaliseBirthdate(step.customer.birthdate),
    phone_number: normalisePhone(step.customer.phone_number),
  },
  billing_address: storedAddress(step.billing_address),
  shipping_address: step.shipping_address && storedAddress(step.shipping_address),
})
