import type { AddressStepForm } from 'shared-types/forms/checkout'
import { expect, test } from 'vitest'
import { guest } from '../../../test/guest.ts'
import { fromAddressStep, fromChosenMethods } from './map.ts'

const address = {
  zipcode: '3511 LX',
  houseNumber: '12',
  extension: 'bis',
  countryCode: 'NL' as const,
  city: 'Utrecht',
  street: 'Oudegracht',
  company: '',
}

const step: AddressStepForm = {
  customer: guest.customer,
  billingAddress: address,
  sameDeliveryAddress: false,
  shippingAddress: { ...address, houseNumber: '14', firstName: 'Buur', lastName: 'Man', name: 'Receptie' },
}

test('the address step is sent unchanged, without the field that only the form has', () => {
  const { sameDeliveryAddress, ...sent } = step
  expect(fromAddressStep(step)).toEqual(sent)
  expect(sameDeliveryAddress).toBe(false)
})

test('for the same delivery address no shipping address is sent, even if one was filled in', () => {
  expect(fromAddressStep({ ...step, sameDeliveryAddress: true }).shippingAddress).toBeNull()
})

test('methods that are not chosen are not sent', () => {
  expect(JSON.stringify(fromChosenMethods({ paymentMethod: 'ideal' }))).toBe(
    '{"selectedPaymentMethod":"ideal"}',
  )
})
