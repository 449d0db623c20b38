import { expect, test } from 'vitest'
import { afterLookup, lookupPath } from './address-lookup.ts'

const typed = { zipcode: '3511lx', houseNumber: '12', extension: '', countryCode: 'NL' } as const

test('a Dutch address is looked up once zipcode and house number are filled in', () => {
  expect(lookupPath(typed)).toBe('/api/checkout/address?zipcode=3511+LX&houseNumber=12&country=NL')
  expect(lookupPath({ ...typed, extension: ' bis' })).toContain('extension=bis')
  expect(lookupPath({ ...typed, houseNumber: '' })).toBeNull()
  expect(lookupPath({ ...typed, zipcode: '3511' })).toBeNull()
  expect(lookupPath({ ...typed, zipcode: '1000', countryCode: 'BE' })).toBeNull()
})

const home = { street: 'Oudegracht', city: 'Utrecht' }
const empty = { street: '', city: '' }

test('the result is filled in', () => {
  expect(afterLookup(empty, null, home)).toEqual(home)
  expect(afterLookup({ street: 'Dorpsstraat', city: 'Ons Dorp' }, null, home)).toEqual(home)
})

test('an unknown address clears what was filled in automatically, and keeps what was typed', () => {
  expect(afterLookup(home, home, 'unknown')).toEqual(empty)
  expect(afterLookup({ ...home, street: 'Nieuwe Laan' }, home, 'unknown')).toEqual({
    street: 'Nieuwe Laan',
    city: '',
  })
  expect(afterLookup(home, null, 'unknown')).toEqual(home)
})

test('a failed look-up changes nothing', () => {
  expect(afterLookup(home, home, 'failed')).toEqual(home)
})
