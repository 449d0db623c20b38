import { streetLine } from './fields/street-line.ts'
import { expect, expectTypeOf, test } from 'vitest'
import type { BillingAddress, ShippingAddress } from '../contracts/checkout.ts'
import {
  BillingAddressForm,
  isZipcode,
  normaliseZipcode,
  ShippingAddressForm,
  splitHouseNumber,
} from './address.ts'
import type { Country } from './fields/country.ts'
import { messagesOfIssues } from './fields/messages.ts'
import { fastestMs } from '../../test/fastest.ts'

const home: BillingAddressForm = {
  zipcode: '3511 LX',
  houseNumber: '12',
  extension: '',
  countryCode: 'NL',
  city: 'Utrecht',
  street: 'Oudegracht',
  company: '',
}
const parcel: ShippingAddressForm = { ...home, firstName: '', lastName: '', name: '' }

const messages = (schema: typeof BillingAddressForm | typeof ShippingAddressForm, address: object) => {
  const parsed = schema.safeParse(address)
  return parsed.success ? {} : messagesOfIssues(parsed.error.issues)
}

test('the forms have exactly the fields of the contract', () => {
  expectTypeOf<BillingAddressForm>().toEqualTypeOf<BillingAddress>()
  expectTypeOf<ShippingAddressForm>().toEqualTypeOf<ShippingAddress>()
})

test.each<[Country, string]>([
  ['NL', '1234AB'],
  ['NL', '1234 ab'],
  ['NL', ' 9999 ZZ '],
  ['NL', '1000 SB'],
  ['BE', '1000'],
  ['BE', '9992'],
  ['LU', '1009'],
])('%s has zipcode %s', (countryCode, zipcode) => {
  expect(messages(BillingAddressForm, { ...home, countryCode, zipcode })).toEqual({})
})

test.each<[Country, string]>([
  ['NL', ''],
  ['NL', '0234AB'],
  ['NL', '1234'],
  ['NL', '1234  AB'],
  ['NL', '1234A'],
  ['NL', '1234ABC'],
  ['NL', '1234SA'],
  ['NL', '1234 SD'],
  ['NL', '1234ss'],
  ['NL', '1234 ÀB'],
  ['BE', '0999'],
  ['BE', '1234AB'],
  ['BE', '12345'],
  ['LU', '0123'],
  ['LU', '123'],
])('%s refuses zipcode %s', (countryCode, zipcode) => {
  expect(messages(BillingAddressForm, { ...home, countryCode, zipcode })).toEqual({
    zipcode: 'Postcode onjuist',
  })
})

test.each<[keyof BillingAddressForm, string, string[], string[]]>([
  [
    'houseNumber',
    'Vul een huisnummer in',
    ['1', '12-14', '3 5', '10000'],
    ['', ' ', '-', '12a', 'twaalf', '1'.repeat(21)],
  ],
  [
    'extension',
    'Een toevoeging heeft maximaal 15 tekens',
    ['', 'A', 'bis 2-hoog', '#3/b'],
    ['x'.repeat(16), 'a\u0007'],
  ],
  [
    'city',
    'Vul een plaats in',
    ["'s-Hertogenbosch", 'Sint-Niklaas', 'x'.repeat(255)],
    ['', '  ', 'x'.repeat(256), 'a\u0000'],
  ],
  ['street', 'Vul een straat in', ['1e Jan v.d. Heijdenstraat', 'Rue de l’Église'], ['', 'x'.repeat(256)]],
])('%s', (field, message, good, bad) => {
  for (const value of good) expect(messages(BillingAddressForm, { ...home, [field]: value })).toEqual({})
  for (const value of bad)
    expect(messages(BillingAddressForm, { ...home, [field]: value })).toEqual({ [field]: message })
})

test('a country without delivery is refused', () => {
  expect(messages(BillingAddressForm, { ...home, countryCode: 'FR' })).toEqual({
    countryCode: 'Vul een land in',
  })
  expect(messages(BillingAddressForm, { ...home, countryCode: '' })).toEqual({
    countryCode: 'Vul een land in',
  })
})

test('a parcel may have another name, or none', () => {
  expect(messages(ShippingAddressForm, parcel)).toEqual({})
  expect(messages(ShippingAddressForm, { ...parcel, firstName: 'Noor', lastName: 'el Idrissi' })).toEqual({})
  expect(
    messages(ShippingAddressForm, { ...parcel, firstName: '<b>', lastName: 'x'.repeat(256), zipcode: 'x' }),
  ).toEqual({
    firstName: 'Vul een geldige voornaam in',
    lastName: 'Vul een geldige achternaam in',
    zipcode: 'Postcode onjuist',
  })
})

test('zipcodes are stored as they are printed', () => {
  expect(normaliseZipcode('3511lx', 'NL')).toBe('3511 LX')
  expect(normaliseZipcode(' 1000 ', 'BE')).toBe('1000')
  expect(normaliseZipcode('12', 'NL')).toBe('12')
})

test('hostile input is checked in a short time', () => {
  const milliseconds = fastestMs(() => {
    isZipcode('1'.repeat(10_000), 'NL')
    messages(BillingAddressForm, { ...home, houseNumber: '- '.repeat(5_000), city: ' '.repeat(10_000) })
  })
  expect(milliseconds).toBeLessThan(250)
})

test.each([
  ['12a', '', '12', 'a'],
  ['12 bis', '', '12', 'bis'],
  [' 12 A ', '', '12', 'A'],
  ['12/4', '', '12', '/4'],
  ['12-hs', '', '12', '-hs'],
  ['12-14a', '', '12-14', 'a'],
  ['12-14 bis', '', '12-14', 'bis'],
  ['12 bis 2-hoog', '', '12', 'bis 2-hoog'],
  ['12a', '2', '12', 'a 2'],
])('house number %s with addition %j is %s and %s', (typed, extension, number, addition) => {
  expect(splitHouseNumber(typed, extension)).toEqual({ houseNumber: number, extension: addition })
})

test.each([
  '',
  '1',
  '1234',
  '12-14',
  '12-3',
  ' 12 14 ',
  'twaalf',
  '-',
  'a12',
  '12-',
  '12 <b>',
  `12 ${'x'.repeat(16)}`,
  `1${' '.repeat(9_999)}`,
])('%j stays as typed', (typed) => {
  expect(splitHouseNumber(typed, 'x')).toEqual({ houseNumber: typed, extension: 'x' })
})

test.each([
  [{ houseNumber: '12-14', extension: '' }, 'Oudegracht 12-14'],
  [{ houseNumber: '12', extension: 'bis' }, 'Oudegracht 12 bis'],
  [splitHouseNumber('12-hs', ''), 'Oudegracht 12-hs'],
  [splitHouseNumber('12/4', ''), 'Oudegracht 12/4'],
])('%j is printed as %s', (number, line) => {
  expect(streetLine({ street: 'Oudegracht', ...number })).toBe(line)
})
