import { expect, it } from 'vitest'
import { timeLeft } from './countdown.tsx'

const end = '2026-12-24T12:00:00.000Z'
const before = (seconds: number) => Date.parse(end) / 1000 - seconds

it.each([
  [5, '00:00:05'],
  [3_600, '01:00:00'],
  [86_400, '1 dag en 00:00:00'],
  [2 * 86_400 + 3_661, '2 dagen en 01:01:01'],
])('with %i seconds left it shows %s', (seconds, words) => {
  expect(timeLeft(end, before(seconds))).toBe(words)
})

it('returns null after the end, or for an invalid date', () => {
  expect(timeLeft(end, before(0))).toBeNull()
  expect(timeLeft(end, before(-86_400))).toBeNull()
  expect(timeLeft('no date', before(10))).toBeNull()
})
