import { expect, test } from 'vitest'
import { isBirthdate, normaliseBirthdate } from './birthdate.ts'

const today = new Date('2026-10-03T12:00:00Z')

test.each([
  ['01-02-1990', '01-02-1990'],
  ['1-2-90', '01-02-1990'],
  ['03-10-26', '03-10-2026'],
  ['29-02-04', '29-02-2004'],
  ['01-01-27', '01-01-1927'],
  ['1990-02-01', '01-02-1990'],
])('%s is stored as %s', (typed, stored) => {
  expect(isBirthdate(typed, today)).toBe(true)
  expect(normaliseBirthdate(typed, today)).toBe(stored)
})

test.each(['', '30-02-2001', '04-10-2026', '01-01-1899', '1-2-3', '32-01-1990', '1990-13-01', '2026-10-04'])(
  '%s is not a birth date',
  (typed) => {
    expect(isBirthdate(typed, today)).toBe(false)
    expect(normaliseBirthdate(typed, today)).toBe(typed)
  },
)
