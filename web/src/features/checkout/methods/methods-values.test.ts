import type { Checkout } from 'shared-types/contracts/checkout'
import { expect, test } from 'vitest'
import { methodsValues } from './methods-values.ts'

const checkout: Checkout = {
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: 'Jansen',
    gender: 'other',
    birthdate: '01-02-1990',
    email: 'zoe@example.nl',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: null,
  shippingAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentDetails: null,
  methodsComplete: false,
}
const method = (code: string) => ({ code, title: code, description: '', delivery: '', priceIncl: 0 })
const insured = { code: 'standard_insured', title: 'Verzekerd', extra: 1_000 }
const shipping = {
  cheapest: 'standard',
  methods: [
    { ...method('pickup'), insured: null },
    { ...method('standard'), insured },
  ],
}
const payment = [
  { ...method('ideal'), issuers: [] },
  { ...method('billink'), issuers: [] },
]
const values = (part: Partial<Checkout>, draft: unknown = null) =>
  methodsValues({ ...checkout, ...part }, shipping, payment, draft)

test('known details are prefilled, and no paid option is preselected', () => {
  expect(values({})).toEqual({
    shippingMethod: 'standard',
    paymentMethod: '',
    paymentDetails: {
      dob: '01-02-1990',
      gender: 'other',
      phone: '0612345678',
      installment: null,
      terms: false,
      issuer: '',
    },
  })
})

test('without a known gender, the first option is preselected', () => {
  expect(values({ customer: null }).paymentDetails).toMatchObject({ dob: '', gender: 'female', phone: '' })
})

test('restores stored choices, except methods that are not offered', () => {
  expect(values({ shippingMethod: 'standard_insured', paymentMethod: 'billink' })).toMatchObject({
    shippingMethod: 'standard_insured',
    paymentMethod: 'billink',
  })
  expect(values({ shippingMethod: 'express', paymentMethod: 'klarna' })).toMatchObject({
    shippingMethod: 'standard',
    paymentMethod: '',
  })
})

test('the draft overrides details from the address step, but not the choices stored on the server', () => {
  const draft = { paymentMethod: 'ideal', paymentDetails: { phone: '0201234567', terms: true, dob: 3 } }
  expect(values({ paymentMethod: 'billink' }, draft)).toMatchObject({
    paymentMethod: 'billink',
    paymentDetails: { phone: '0201234567', terms: false, dob: '01-02-1990' },
  })
})

test('the draft has agreed to the terms of its own payment method only', () => {
  const draft = { paymentMethod: 'billink', paymentDetails: { terms: true } }
  expect(values({ paymentMethod: 'billink' }, draft).paymentDetails.terms).toBe(true)
  expect(values({ paymentMethod: 'ideal' }, draft).paymentDetails.terms).toBe(false)
  const stored = values({ paymentMethod: 'billink' }).paymentDetails
  const agreed = { ...stored, terms: true }
  expect(values({ paymentMethod: 'billink', paymentDetails: agreed }, null).paymentDetails.terms).toBe(true)
})
