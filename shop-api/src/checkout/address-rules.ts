import { BillingAddressForm, normaliseZipcode, ShippingAddressForm } from 'shared-types/forms/address'
import { normaliseBirthdate } from 'shared-types/forms/birthdate'
import { CustomerForm } from 'shared-types/forms/customer'
import { normalisePhone } from 'shared-types/forms/phone'
import type { FieldMessages } from 'shared-types/errors'
import type { BillingAddress, SaveCustomerRequest } from 'shared-types/v1/checkout'

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface Form {
  safeParse: (data: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The messages of the browser's own form schema, by the field names of `/v1`. The first of a field counts. */
const check = (form: Form, part: string, data: object): FieldMessages => {
  const asTyped = Object.fromEntries(Object.entries(data).map(([key, value]) => [camel(key), value]))
  const issues = form.safeParse(asTyped).error?.issues ?? []
  return Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [[part, ...path.map((key) => snake(String(key)))].join('.'), message]),
  )
}

/** What is wrong with the address step, by field path; empty when nothing is (spec §5). */
export const checkAddressStep = (step: SaveCustomerRequest): FieldMessages => ({
  ...check(CustomerForm, 'customer', step.customer),
  ...check(BillingAddressForm, 'billing_address', step.billing_address),
  ...(step.shipping_address ? check(ShippingAddressForm, 'shipping_address', step.shipping_address) : {}),
})

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
