import type { Checkout } from 'shared-types/contracts/checkout'
import { AddressStepForm } from 'shared-types/forms/checkout'
import { expect, test } from 'vitest'
import { addressRequest, addressValues } from './address-values.ts'

const nothing: Checkout = {
  customer: null,
  billingAddress: null,
  shippingAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentDetails: null,
  methodsComplete: false,
}
const fresh = addressValues(nothing, null)

const filled: AddressStepForm = {
  ...fresh,
  customer: {
    ...fresh.customer,
    firstName: 'Zoë ',
    lastName: 'Jansen',
    email: 'zoe@example.nl',
    phoneNumber: '+31 6 12345678',
  },
  billingAddress: {
    ...fresh.billingAddress,
    zipcode: '3511lx',
    houseNumber: '12',
    city: 'Utrecht',
    street: 'Oudegracht',
  },
}

test('a new shopper is a private customer in the Netherlands with delivery at home', () => {
  expect(fresh.customer.type).toBe('private')
  expect(fresh.billingAddress.countryCode).toBe('NL')
  expect(fresh.shippingAddress?.countryCode).toBe('NL')
  expect(fresh.sameDeliveryAddress).toBe(true)
})

test('a request passes validation and is normalised', () => {
  const request = addressRequest(filled)
  expect(AddressStepForm.safeParse(request).success).toBe(true)
  expect(request.customer).toMatchObject({ firstName: 'Zoë', phoneNumber: '0031612345678' })
  expect(request.shippingAddress).toBeNull()
})

test('restores the stored values, including another delivery address', () => {
  const { customer, billingAddress } = addressRequest(filled)
  const shippingAddress = { ...billingAddress, firstName: 'Noor', lastName: '', name: '' }
  const values = addressValues({ ...nothing, customer, billingAddress, shippingAddress }, null)
  expect(values.customer.firstName).toBe('Zoë')
  expect(values.sameDeliveryAddress).toBe(false)
  expect(values.shippingAddress?.firstName).toBe('Noor')
})

test('the draft of this tab overrides the stored values', () => {
  const draft = { customer: { firstName: 'Sam', gender: 'other' }, sameDeliveryAddress: false }
  const values = addressValues({ ...nothing, customer: filled.customer }, draft)
  expect(values.customer).toMatchObject({ firstName: 'Sam', lastName: 'Jansen', gender: 'other' })
  expect(values.sameDeliveryAddress).toBe(false)
})

test.each([
  null,
  'x',
  3,
  [],
  { customer: 'x' },
  { customer: [] },
  { customer: { firstName: 3, isAdmin: true } },
])('ignores an invalid draft: %j', (draft) => {
  expect(addressValues(nothing, draft)).toEqual(fresh)
})

test('the invoice is addressed to the company', () => {
  const request = addressRequest({
    ...filled,
    customer: { ...filled.customer, type: 'company', company: 'Hotel De Slaap ' },
  })
  expect(request.billingAddress.company).toBe('Hotel De Slaap')
  expect(addressRequest(filled).billingAddress.company).toBe('')
})
