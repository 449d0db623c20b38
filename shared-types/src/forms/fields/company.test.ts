import { describe, expect, test } from 'vitest'
import { companyCountry, isCocNumber, isVatNumber, vatParts } from './company.ts'
import type { Country } from './country.ts'
import { companyNumberMistakes } from '../customer.ts'

describe('a VAT number', () => {
  test.each<[Country, string]>([
    ['NL', 'NL853381082B01'],
    ['NL', 'nl 8533.81.082.B01'],
    ['NL', '853381082B01'],
    // The number of a sole trader passes mod 97 instead of the eleven-test.
    ['NL', 'NL000099998B57'],
    ['BE', 'BE0403019261'],
    ['BE', '0403.019.261'],
    ['BE', 'be 0403 019 261'],
    ['LU', 'LU10000356'],
    ['LU', '10000356'],
    // The prefix has priority over the country of the invoice.
    ['NL', 'BE0403019261'],
    ['BE', 'NL853381082B01'],
    ['BE', 'LU10000356'],
  ])('with an invoice to %s, %s is valid', (country, typed) => {
    expect(isVatNumber(typed, country)).toBe(true)
  })

  test.each<[Country, string]>([
    ['NL', ''],
    ['NL', 'NL853381083B01'],
    ['NL', 'NL85338108B01'],
    ['NL', 'NL853381082B0'],
    ['NL', 'NL853381082C01'],
    ['NL', '0403019261'],
    ['NL', 'DE123456789'],
    ['BE', 'BE0403019262'],
    ['BE', 'BE2403019261'],
    ['BE', '853381082B01'],
    ['BE', '403019261'],
    ['LU', 'LU10000357'],
    ['LU', 'LU1000035'],
    ['NL', `NL${'8'.repeat(10_000)}`],
  ])('with an invoice to %s, %s is invalid', (country, typed) => {
    expect(isVatNumber(typed, country)).toBe(false)
  })

  test('is split in two parts for the register', () => {
    expect(vatParts('nl 8533.81.082.B01', 'BE')).toEqual({ country: 'NL', number: '853381082B01' })
    expect(vatParts('0403.019.261', 'BE')).toEqual({ country: 'BE', number: '0403019261' })
  })

  test('gives the country of the company; without it, the invoice does', () => {
    expect(companyCountry('BE0403019261', 'NL')).toBe('BE')
    expect(companyCountry('', 'LU')).toBe('LU')
    expect(companyCountry('DE1', 'NL')).toBe('NL')
  })
})

test.each<[Country, string[], string[]]>([
  ['NL', ['12345678', ' 1234 5678 '], ['', '1234567', '123456789', '1234567a', 'B123456']],
  [
    'BE',
    ['0403019261', '0403.019.261', 'BE 0403.019.261'],
    ['', '12345678', '0403019262', '2403019261', '040301926'],
  ],
  ['LU', ['B123456', 'b 1234'], ['', '123456', 'B1234567', '12345678']],
])('the register of %s', (country, good, bad) => {
  for (const number of good) expect(isCocNumber(number, country)).toBe(true)
  for (const number of bad) expect(isCocNumber(number, country)).toBe(false)
})

const mistakes = (vatNumber: string, cocNumber: string, country: Country, type = 'company') =>
  companyNumberMistakes({ type: type === 'company' ? 'company' : 'private', vatNumber, cocNumber }, country)
    .map(({ message }) => message)
    .join(', ')

test('the message names the register of the country', () => {
  expect(mistakes('', '', 'NL')).toBe('Vul een geldig BTW-nummer in, Vul een geldig KVK-nummer in')
  expect(mistakes('', '12345678', 'BE')).toBe(
    'Vul een geldig BTW-nummer in, Vul een geldig ondernemingsnummer in',
  )
  expect(mistakes('LU10000356', '12345678', 'NL')).toBe('Vul een geldig RCS-nummer in')
  expect(mistakes('BE0403019261', '0403019261', 'BE')).toBe('')
  expect(mistakes('x', '', 'NL', 'private')).toBe('')
})
