import { describe, expect, it } from 'vitest'
import type { CheckoutContext } from './validate-methods.ts'
import { offeredPaymentMethods } from '../payment/eligibility.ts'
import { shippingChoices } from '../shipping/methods.ts'
import { isShippingOffered, offeredShippingMethods } from '../shipping/eligibility.ts'

const home: CheckoutContext = {
  amountCents: 10_000,
  invoiceCountry: 'NL',
  parcelCountry: 'NL',
  allNextDay: true,
  isCustomer: false,
  paymentMethodsOff: [],
}
const payment = (part: Partial<CheckoutContext>) =>
  offeredPaymentMethods({ ...home, ...part }).map(({ code }) => code)
const shipping = (part: Partial<CheckoutContext>) =>
  shippingChoices.map(({ code }) => code).filter((code) => isShippingOffered(code, { ...home, ...part }))

describe('payment methods', () => {
  it('depend on the billing country', () => {
    expect(payment({ invoiceCountry: 'NL' })).not.toContain('bancontact')
    expect(payment({ invoiceCountry: 'BE' })).toEqual([
      'ideal',
      'bancontact',
      'klarna',
      'afterpay',
      'billink',
      'alma',
      'paypal',
      'creditcard',
      'banktransfer',
    ])
    expect(payment({ invoiceCountry: 'LU' })).toEqual([
      'ideal',
      'alma',
      'paypal',
      'creditcard',
      'banktransfer',
    ])
  })

  it.each([
    ['billink', 250_000, true],
    ['billink', 250_001, false],
    ['spraypay', 24_999, false],
    ['spraypay', 25_000, true],
    ['spraypay', 500_000, true],
    ['spraypay', 500_001, false],
    ['ideal', 1, true],
  ])('%s for %i cents: %s', (code, amountCents, offered) => {
    expect(payment({ amountCents }).includes(code)).toBe(offered)
  })

  it('include a bank transfer above 1,000 euros for customers only, whose e-mail address is confirmed', () => {
    expect(payment({ amountCents: 100_000 })).toContain('banktransfer')
    expect(payment({ amountCents: 100_001 })).not.toContain('banktransfer')
    expect(payment({ amountCents: 100_001, isCustomer: true })).toContain('banktransfer')
  })

  it('can be switched off individually', () => {
    expect(payment({ paymentMethodsOff: ['ideal', 'klarna'] })).not.toContain('ideal')
    expect(payment({ paymentMethodsOff: ['ideal', 'klarna'] })).not.toContain('klarna')
    expect(payment({ paymentMethodsOff: ['ideal', 'klarna'] })).toContain('billink')
  })
})

describe('express', () => {
  it('is available only for addresses in the Netherlands, and only for articles that are ready to ship by parcel', () => {
    expect(shipping({})).toEqual(['standard', 'standard_insured', 'express', 'express_insured'])
    expect(shipping({ parcelCountry: 'BE' })).toEqual(['standard', 'standard_insured'])
    expect(shipping({ allNextDay: false })).toEqual(['standard', 'standard_insured'])
  })

  it('has another delivery promise than standard', () => {
    const words = offeredShippingMethods(home).flatMap(({ description, insured }) => [
      description,
      insured.description,
    ])
    expect(new Set(words).size).toBe(4)
  })
})
