import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PaymentDetails } from '../contracts/checkout.ts'
import { messagesOfIssues } from './fields/messages.ts'
import {
  MethodsStepForm,
  noPaymentDetails,
  PaymentDetailsForm,
  paymentMistakes,
  normalisePaymentDetails,
} from './payment.ts'

const today = new Date(2026, 10, 21)
const payer: PaymentDetailsForm = {
  dob: '01-02-1990',
  gender: 'other',
  phone: '06 12345678',
  installment: 3,
  terms: true,
  issuer: '',
}
const wrong = (method: string, given: Partial<PaymentDetailsForm>) =>
  paymentMistakes(method, { ...payer, ...given }, today).map(({ field, message }) => `${field}: ${message}`)

const dob = 'dob: Vul een (geldige) geboortedatum in'
const phone = 'phone: Vul een (geldig) telefoonnummer in'

test('the form has exactly the fields of the contract', () => {
  expectTypeOf<PaymentDetailsForm>().toEqualTypeOf<PaymentDetails>()
})

describe.each(['afterpay', 'billink'])('%s', (method) => {
  test('requires a birth date, a gender, a phone number and accepted terms', () => {
    expect(wrong(method, {})).toEqual([])
    expect(wrong(method, { ...noPaymentDetails, gender: null })).toEqual([
      dob,
      'gender: Vul je geslacht in',
      phone,
      'terms: Je moet akkoord gaan met de voorwaarden.',
    ])
  })
})

test('Alma requires a birth date, the number of instalments and a phone number', () => {
  for (const installment of [2, 3, 4]) expect(wrong('alma', { installment })).toEqual([])
  for (const installment of [null, 0, 1, 5, 2.5]) {
    expect(wrong('alma', { installment })).toEqual(['installment: Kies het aantal termijnen'])
  }
  expect(wrong('alma', { dob: '', phone: '06', terms: false, gender: null })).toEqual([dob, phone])
})

test('in3, which always has three instalments, requires a birth date and a phone number', () => {
  expect(wrong('in3', { installment: null, terms: false, gender: null })).toEqual([])
  expect(wrong('in3', { dob: '', phone: '06' })).toEqual([dob, phone])
})

test.each<[method: string, good: string[], bad: string[]]>([
  // The first date is 18 years ago today, the first refused one is a day later.
  ['billink', ['21-11-2008', '20-11-2008', '1-2-90', '29-02-2000'], ['22-11-2008', '01-01-2020', '']],
  ['in3', ['21-11-2008'], ['22-11-2008', '31-02-1990', '1990-02-31']],
  // From 21 to 76, both included: a payer that turns 77 tomorrow is 76 today.
  ['spraypay', ['21-11-2005', '22-11-1949'], ['22-11-2005', '21-11-1949', '21-11-2008']],
])('%s checks the age', (method, good, bad) => {
  for (const day of good) expect(wrong(method, { dob: day })).toEqual([])
  for (const day of bad) expect(wrong(method, { dob: day })).toEqual([dob])
})

test.each([
  ['2026-11-20T22:59:59Z', [dob]],
  ['2026-11-20T23:00:00Z', []],
])('at %s the age is that of the day in Amsterdam', (at, expected) => {
  const mistakes = paymentMistakes('billink', { ...payer, dob: '21-11-2008' }, new Date(at))
  expect(mistakes.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected)
})

test.each(['0612345678', '+31 6 12345678', '0031612345678', '+32 470 12 34 56', '00352 621 123 456'])(
  'phone number %s is valid',
  (typed) => expect(wrong('afterpay', { phone: typed })).toEqual([]),
)

test.each(['', '061234567', '+31 6 1234567', '0612345678901234', 'nul zes', '06123456ab'])(
  'phone %j is invalid',
  (typed) => expect(wrong('afterpay', { phone: typed })).toEqual([phone]),
)

test.each(['ideal', 'bancontact', 'klarna', 'paypal', 'creditcard', 'banktransfer', 'toString'])(
  '%s requires no extra data',
  (method) => expect(paymentMistakes(method, { ...noPaymentDetails, gender: null })).toEqual([]),
)

const messages = (value: object) => messagesOfIssues(MethodsStepForm.safeParse(value).error?.issues ?? [])

test('a method is required, and errors in its extra data have the path of their field', () => {
  const step = { shippingMethod: 'standard', paymentMethod: 'ideal', paymentDetails: noPaymentDetails }
  expect(messages(step)).toEqual({})
  expect(messages({ ...step, shippingMethod: '', paymentMethod: '' })).toEqual({
    shippingMethod: 'Selecteer een verzendmethode',
    paymentMethod: 'Selecteer een betaalmethode',
  })
  expect(messages({ ...step, paymentMethod: 'spraypay' })).toEqual({
    'paymentDetails.dob': 'Vul een (geldige) geboortedatum in',
  })
})

test('the bank is one line, without control characters', () => {
  const results = ['ABNANL2A', 'ABN\u001b[2J'].map((issuer) =>
    PaymentDetailsForm.safeParse({ ...noPaymentDetails, issuer }),
  )
  expect(results.map(({ success }) => success)).toEqual([true, false])
})

test('only the data that the method requires is stored, in one notation', () => {
  expect(normalisePaymentDetails('alma', { ...payer, dob: '1-2-90', phone: '+31 6 1234 5678' })).toEqual({
    dob: '01-02-1990',
    gender: null,
    phone: '0031612345678',
    installment: 3,
    terms: false,
    issuer: '',
  })
  expect(normalisePaymentDetails('ideal', payer)).toEqual({ ...noPaymentDetails, gender: null })
})
