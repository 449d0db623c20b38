import { expect, it } from 'vitest'
import { countOf, addressLine, suggestionsPath } from './address-suggestions.ts'

const queryFor = (zipcode: string, houseNumber = '') =>
  suggestionsPath({ zipcode, houseNumber, countryCode: 'NL' })?.split('?')[1] ?? null

it.each([
  ['1012', '', 'zipcode=1012'],
  ['1012 j', '', 'zipcode=1012+j'],
  [' 1012JS ', '', 'zipcode=1012JS'],
  ['1012 JS', '12a ', 'zipcode=1012+JS&houseNumber=12a'],
  ['1012 JS 12 bis', '', 'zipcode=1012+JS&houseNumber=12+bis'],
  ['1012js 12', '9', 'zipcode=1012js&houseNumber=12'],
])('%j with number %j requests %s', (zipcode, houseNumber, query) => {
  expect(queryFor(zipcode, houseNumber)).toBe(query)
})

it.each(['', '101', '0123', '10123', '1012 JSX', 'Dam', '1012-JS'])('requests nothing for %j', (typed) => {
  expect(queryFor(typed, '12')).toBeNull()
})

it('requests nothing abroad, where four digits are a complete zipcode', () => {
  expect(suggestionsPath({ zipcode: '1000', houseNumber: '', countryCode: 'BE' })).toBeNull()
})

it('formats suggestions and their count', () => {
  const dam = { zipcode: '1012 JS', street: 'Dam', city: 'Amsterdam', houseNumber: '', extension: '' }
  expect(addressLine(dam)).toBe('Dam, Amsterdam')
  expect(addressLine({ ...dam, houseNumber: '12', extension: 'A' })).toBe('Dam 12 A, Amsterdam')
  expect([[], [dam], [dam, dam]].map(countOf)).toEqual(['Geen suggesties', '1 suggestie', '2 suggesties'])
})
