import { describe, expect, it } from 'vitest'
import type { CheckoutContext } from './validate-methods.ts'
import { offeredPaymentMethods } from '../payment/eligibility.ts'
import { shippingChoicesOf, type ShippingMethod } from '../shipping/methods.ts'
import { cheapestShippingMethod, isShippingOffered } from '../shipping/eligibility.ts'

const standard: ShippingMethod = {
  code: 'standard',
  title: 'Standaard',
  description: '',
  priceCents: 495,
  freeFromCents: 5000,
  countries: ['NL', 'BE', 'LU'],
  express: false,
  offered: true,
  insured: { code: 'standard_insured', title: 'Verzekerd', description: '', extraCents: 1000 },
}
const express: ShippingMethod = {
  ...standard,
  code: 'express',
  priceCents: 995,
  freeFromCents: null,
  countries: ['NL'],
  express: true,
  insured: null,
}
const shippingMethods = [standard, express]

const home: CheckoutContext = {
  shippingMethods,
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
  shippingChoicesOf(shippingMethods)
    .map(({ code }) => code)
    .filter((code) => isShippingOffered(code, { ...home, ...part }))

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
  ] as const)('%s for %i cents: %s', (code, amountCents, offered) => {
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

describe('shipping methods', () => {
  it('are for their countries, and express only for articles that are ready to ship by parcel', () => {
    expect(shipping({})).toEqual(['standard', 'standard_insured', 'express'])
    expect(shipping({ parcelCountry: 'BE' })).toEqual(['standard', 'standard_insured'])
    expect(shipping({ allNextDay: false })).toEqual(['standard', 'standard_insured'])
  })

  it('are not offered when they are switched off', () => {
    const off = { ...standard, offered: false }
    expect(isShippingOffered('standard_insured', { ...home, shippingMethods: [off, express] })).toBe(false)
    expect(cheapestShippingMethod({ ...home, shippingMethods: [off, express] }, 0)?.code).toBe('express')
  })

  it('preselect the cheapest for the article total', () => {
    const cheapest = (priceCents: number, articleCents: number) =>
      cheapestShippingMethod(
        { ...home, shippingMethods: [standard, { ...express, priceCents }] },
        articleCents,
      )?.code
    expect(cheapest(300, 4999)).toBe('express')
    expect(cheapest(300, 5000)).toBe('standard')
    expect(cheapest(495, 4999)).toBe('standard')
    expect(cheapestShippingMethod({ ...home, shippingMethods: [] }, 0)).toBeUndefined()
  })
})
