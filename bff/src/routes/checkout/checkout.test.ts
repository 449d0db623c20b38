import { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/api/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import * as v1 from 'shared-types/v1/checkout'
import { expect, test } from 'vitest'
import {
  fromAddressStep,
  fromChosenMethods,
  toCheckout,
  toPaymentMethods,
  toShippingMethods,
} from './reshape.ts'

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
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: "in 't Veld",
    gender: null,
    birthdate: '',
    email: 'zoe@example.org',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: address,
  sameDeliveryAddress: false,
  shippingAddress: { ...address, houseNumber: '14', firstName: 'Buur', lastName: 'Man', name: 'Receptie' },
}

test('what is sent comes back as it was', () => {
  const sent = v1.SaveCustomerRequest.parse(fromAddressStep(step))
  const { customer, billingAddress, shippingAddress } = toCheckout({
    ...sent,
    shipping_method: null,
    payment_method: null,
    payment_details: null,
    methods_complete: false,
  })
  expect({ customer, billingAddress, shippingAddress }).toEqual({
    customer: step.customer,
    billingAddress: step.billingAddress,
    shippingAddress: step.shippingAddress,
  })
})

test('the same delivery address is sent as none, whatever else was filled in', () => {
  expect(fromAddressStep({ ...step, sameDeliveryAddress: true }).shipping_address).toBeNull()
})

test('an empty checkout stays empty', () => {
  const nothing = { customer: null, billing_address: null, shipping_address: null }
  const methods = { shipping_method: null, payment_method: null, payment_details: null }
  expect(() => Checkout.parse(toCheckout({ ...nothing, ...methods, methods_complete: false }))).not.toThrow()
})

test('what is not chosen is not sent', () => {
  expect(JSON.stringify(fromChosenMethods({ paymentMethod: 'ideal' }))).toBe(
    '{"selected_payment_method":"ideal"}',
  )
})

test('surcharges are in cents', () => {
  const method = { code: 'paypal', title: 'PayPal', description: '', price_incl: 0.99 }
  expect(ShippingMethods.parse(toShippingMethods({ methods: [method] })).methods[0]?.priceIncl).toBe(99)
  const issuers = [{ id: 'a', title: 'A' }]
  const methods = PaymentMethods.parse(toPaymentMethods({ methods: [{ ...method, issuers }] })).methods
  expect(methods[0]).toMatchObject({ priceIncl: 99, issuers })
})
