import type { Checkout } from 'shared-types/contracts/checkout'
import { describe, expect, test } from 'vitest'
import { redirectFrom } from './steps.ts'

const nothing: Checkout = {
  customer: null,
  billingAddress: null,
  shippingAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentDetails: null,
  methodsComplete: false,
}
const withAddress: Checkout = {
  ...nothing,
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: 'Jansen',
    gender: null,
    birthdate: '',
    email: 'zoe@example.nl',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: {
    zipcode: '3511 LX',
    houseNumber: '12',
    extension: '',
    countryCode: 'NL',
    city: 'Utrecht',
    street: 'Oudegracht',
    company: '',
  },
}
const complete: Checkout = {
  ...withAddress,
  shippingMethod: 'standard',
  paymentMethod: 'ideal',
  methodsComplete: true,
}

describe('a step requested by its URL', () => {
  test.each([
    ['address', nothing, null],
    ['methods', nothing, '/checkout/address-details/'],
    ['pay', nothing, '/checkout/address-details/'],
    ['address', withAddress, null],
    ['methods', withAddress, null],
    ['pay', withAddress, '/checkout/payment-methods/'],
    ['pay', { ...complete, methodsComplete: false }, '/checkout/payment-methods/'],
    ['address', complete, null],
    ['methods', complete, null],
    ['pay', complete, null],
  ] as const)('%s', (step, checkout, expected) => {
    expect(redirectFrom(step, checkout, true)).toBe(expected)
  })

  test('redirects to the cart if that cannot be ordered', () => {
    expect(redirectFrom('address', nothing, false)).toBe('/cart/')
    expect(redirectFrom('pay', complete, false)).toBe('/cart/')
  })
})
