import type { AddressStepForm } from 'shared-types/forms/checkout'
import { expect, test } from 'vitest'
import { addressResolver, partResolver } from './address-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const home = {
  zipcode: '3511 LX',
  houseNumber: '12a',
  extension: '',
  countryCode: 'NL',
  city: 'Utrecht',
  street: 'Oudegracht',
  company: '',
} as const
/** A new account: a name and e-mail address, but no phone number and no address. */
const newcomer: AddressStepForm = {
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: 'de Vries',
    gender: null,
    birthdate: '',
    email: 'zoe@example.nl',
    phoneNumber: '06',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: { ...home, zipcode: '', houseNumber: '', street: '', city: '' },
  sameDeliveryAddress: true,
  shippingAddress: { ...home, firstName: '', lastName: '', name: '' },
}
const judge = async (resolver: typeof addressResolver, values: AddressStepForm) => {
  const { errors } = await resolver(values, undefined, options)
  return Object.keys(errors)
}

test('the step validates all parts, a part only its own fields', async () => {
  expect(await judge(addressResolver, newcomer)).toEqual(['customer', 'billingAddress'])
  expect(await judge(partResolver('customer'), newcomer)).toEqual(['customer'])
  expect(await judge(partResolver('billingAddress'), newcomer)).toEqual(['billingAddress'])
  expect(await judge(partResolver('shippingAddress'), newcomer)).toEqual([])
  const elsewhere = {
    ...newcomer,
    sameDeliveryAddress: false,
    shippingAddress: { ...home, zipcode: '12', firstName: '', lastName: '', name: '' },
  }
  expect(await judge(partResolver('shippingAddress'), elsewhere)).toEqual(['shippingAddress'])
})

test('a company without an address must still give its numbers', async () => {
  const company: AddressStepForm = {
    ...newcomer,
    customer: { ...newcomer.customer, type: 'company', company: 'Hotel', phoneNumber: '0612345678' },
  }
  const { errors } = await partResolver('customer')(company, undefined, options)
  expect(Object.keys(errors.customer ?? {})).toEqual(['vatNumber', 'cocNumber'])
})

test("valid values are sent with the house number's addition split off", async () => {
  const { values } = await partResolver('billingAddress')(
    { ...newcomer, billingAddress: home },
    undefined,
    options,
  )
  expect(values).toMatchObject({ billingAddress: { houseNumber: '12', extension: 'a' } })
})
