import { expect, it } from 'vitest'
import { typedCents } from 'shared-types/money'
import { parseCents } from './typed-values.ts'

it.each([
  ['19,95', 1995],
  ['19.95', 1995],
  ['19,9', 1990],
  [' € 1.249,00 ', 124_900],
  ['1.249', 124_900],
  ['0', 0],
  ['-0,50', -50],
])('reads %s as %i cents', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents)
})

it.each(['', 'gratis', '19,955', '1,2,3', '1e9', '--1'])('does not read "%s" as an amount', (typed) => {
  expect(parseCents(typed)).toBeNull()
})

it('reads what it writes', () => {
  for (const cents of [1, 99, 100, 1995, 9_999_999]) expect(parseCents(typedCents(cents))).toBe(cents)
})
