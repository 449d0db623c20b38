import { expect, it } from 'vitest'
import { timeUntil } from './order-before.tsx'

const moment = '2026-11-20T22:59:00.000Z'
const before = (seconds: number) => Date.parse(moment) / 1000 - seconds

it.each([
  [1, '1 min'],
  [60, '1 min'],
  [61, '2 min'],
  [3_600, '1 u'],
  [2 * 3_600 + 13 * 60, '2 u 13 min'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeUntil(moment, before(seconds))).toBe(words)
})

it('is null from the moment on', () => {
  expect(timeUntil(moment, before(0))).toBeNull()
  expect(timeUntil(moment, before(-60))).toBeNull()
})
