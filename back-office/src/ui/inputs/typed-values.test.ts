import { expect, it, vi } from 'vitest'
import { typedCents } from 'shared-types/money'
import { formatMoment } from '../format.ts'
import { parseCents, sentMoment, typedMoment } from './typed-values.ts'

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

it('shows, fills in and sends moments of the Netherlands, on a computer anywhere', () => {
  vi.stubEnv('TZ', 'America/New_York')
  for (const [iso, typed, shown] of [
    ['2026-11-27T23:00:00.000Z', '2026-11-28T00:00', '28-11-2026 00:00'],
    ['2026-07-01T22:30:00.000Z', '2026-07-02T00:30', '02-07-2026 00:30'],
  ] as const) {
    expect(formatMoment(iso).replace(',', '')).toBe(shown)
    expect(typedMoment(iso)).toBe(typed)
    expect(sentMoment(typed)).toBe(iso)
  }
  // The clock skips this hour.
  expect([sentMoment(''), sentMoment('2026-03-29T02:30')]).toEqual(['', '2026-03-29T02:30'])
})
