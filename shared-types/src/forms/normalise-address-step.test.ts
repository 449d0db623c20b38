import { expect, test } from 'vitest'
import { AddressStepForm, normaliseAddressStep } from './checkout.ts'

const address = {
  zipcode: '3511lx',
  houseNumber: ' 12 ',
  extension: ' bis',
  countryCode: 'NL',
  city: ' Utrecht',
  street: 'Oudegracht ',
  company: '',
} as const
const step: AddressStepForm = {
  customer: {
    type: 'private',
    firstName: ' Zoë ',
    lastName: "in 't Veld ",
    gender: null,
    birthdate: '1-2-90',
    email: ' zoe@example.nl',
    phoneNumber: '+31 6 12345678',
    company: 'Vroeger BV',
    vatNumber: 'NL853381082B01',
    cocNumber: '12345678',
  },
  billingAddress: address,
  sameDeliveryAddress: false,
  shippingAddress: { ...address, firstName: ' Noor', lastName: '', name: ' t.a.v. de receptie ' },
}

test('stored values are normalised, and still valid', () => {
  const stored = normaliseAddressStep(step)
  expect(stored.customer).toEqual({
    type: 'private',
    firstName: 'Zoë',
    lastName: "in 't Veld",
    gender: null,
    birthdate: '01-02-1990',
    email: 'zoe@example.nl',
    phoneNumber: '0031612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  })
  expect(stored.billingAddress).toMatchObject({
    zipcode: '3511 LX',
    houseNumber: '12',
    extension: 'bis',
    city: 'Utrecht',
  })
  expect(stored.shippingAddress).toMatchObject({
    firstName: 'Noor',
    name: 't.a.v. de receptie',
    zipcode: '3511 LX',
  })
  expect(AddressStepForm.safeParse(stored).success).toBe(true)
})

test('an unused delivery address is not stored', () => {
  expect(normaliseAddressStep({ ...step, sameDeliveryAddress: true }).shippingAddress).toBeNull()
})

test('the numbers of a company are stored', () => {
  const stored = normaliseAddressStep({ ...step, customer: { ...step.customer, type: 'company' } })
  expect(stored.customer).toMatchObject({ company: 'Vroeger BV', cocNumber: '12345678' })
})
