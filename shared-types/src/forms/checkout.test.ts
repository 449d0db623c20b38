import { expect, test } from 'vitest'
import { AddressStepForm } from './checkout.ts'
import { messagesOfIssues } from './fields/messages.ts'

const address = {
  zipcode: '3511LX',
  houseNumber: '12',
  extension: 'bis',
  countryCode: 'NL',
  city: 'Utrecht',
  street: 'Oudegracht',
  company: '',
}
const step = {
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: 'Jansen-de Boer',
    gender: null,
    birthdate: '',
    email: 'zoe@example.nl',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: address,
  sameDeliveryAddress: true,
  shippingAddress: null,
}

const messages = (schema: typeof AddressStepForm, value: object) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : messagesOfIssues(parsed.error.issues)
}

test('one address is enough', () => {
  expect(messages(AddressStepForm, step)).toEqual({})
})

test('errors have the path of their field', () => {
  const other = { ...address, firstName: '', lastName: '', name: '', zipcode: '1234' }
  expect(
    messages(AddressStepForm, {
      ...step,
      customer: { ...step.customer, lastName: '' },
      billingAddress: { ...address, zipcode: '0' },
      sameDeliveryAddress: false,
      shippingAddress: other,
    }),
  ).toEqual({
    'customer.lastName': 'Vul je achternaam in',
    'billingAddress.zipcode': 'Postcode onjuist',
    'shippingAddress.zipcode': 'Postcode onjuist',
  })
})

test('a different delivery address is required when it is chosen', () => {
  expect(messages(AddressStepForm, { ...step, sameDeliveryAddress: false })).toEqual({
    shippingAddress: 'Vul een afleveradres in',
  })
})

test('without a choice, a delivery address that is given counts', () => {
  const { sameDeliveryAddress: _omitted, shippingAddress: _none, ...required } = step
  const other = { ...address, firstName: '', lastName: '', name: '' }
  expect(AddressStepForm.parse(required)).toMatchObject({ sameDeliveryAddress: true, shippingAddress: null })
  expect(AddressStepForm.parse({ ...required, shippingAddress: other }).sameDeliveryAddress).toBe(false)
  expect(AddressStepForm.parse({ ...step, shippingAddress: other }).sameDeliveryAddress).toBe(true)
})

test('the numbers of a company are validated by the country of its invoice', () => {
  const customer = {
    ...step.customer,
    type: 'company',
    company: 'Hotel De Slaap',
    vatNumber: '0403.019.261',
    cocNumber: '0403.019.261',
  }
  const belgian = { ...address, countryCode: 'BE', zipcode: '1000' }
  expect(messages(AddressStepForm, { ...step, customer, billingAddress: belgian })).toEqual({})
  expect(messages(AddressStepForm, { ...step, customer: { ...customer, firstName: '' } })).toEqual({
    'customer.firstName': 'Vul je voornaam in',
    'customer.vatNumber': 'Vul een geldig BTW-nummer in',
    'customer.cocNumber': 'Vul een geldig KVK-nummer in',
  })
})
