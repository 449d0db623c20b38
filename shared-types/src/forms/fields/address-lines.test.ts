import { expect, test } from 'vitest'
import { ShippingAddress } from '../../contracts/checkout.ts'
import { addressLines } from './address-lines.ts'

const dam = {
  company: '',
  street: 'Dam',
  houseNumber: '1',
  extension: 'A',
  zipcode: '1012 JS',
  city: 'Amsterdam',
  countryCode: 'NL',
} as const
const postal = ['Dam 1 A', '1012 JS Amsterdam', 'Nederland']

test('an address has company, person, extra line, street, city and country', () => {
  const parcel = { ...dam, company: 'Slaap BV', name: 'Receptie' }
  expect(addressLines('Zoë Bos', parcel)).toEqual(['Slaap BV', 'Zoë Bos', 'Receptie', ...postal])
})

test('it has every field of a delivery address', () => {
  // The names are in the line of the person, and a country is printed as its name.
  const { firstName: _first, lastName: _last, countryCode: _country, ...fields } = ShippingAddress.shape
  const names = Object.keys(fields)
  const address = { ...dam, ...Object.fromEntries(names.map((name) => [name, `<${name}>`])) }
  const printed = addressLines('Zoë Bos', address).join()
  expect(names.filter((name) => !printed.includes(`<${name}>`))).toEqual([])
})

test('it has no empty lines, and a company with the name of its owner once', () => {
  expect(addressLines(' ', dam)).toEqual(postal)
  expect(addressLines('Zoë Bos', { ...dam, company: 'Zoë Bos' })).toEqual(['Zoë Bos', ...postal])
})
