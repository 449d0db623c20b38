import { expect, it } from 'vitest'
import { parseConsent, writeConsent } from './consent-cookie.ts'

it.each([
  ['s1m1', true, true],
  ['s0m1', false, true],
  ['s1m0', true, false],
  ['s0m0', false, false],
])('%s stands for statistics %s and marketing %s', (value, statistics, marketing) => {
  expect(parseConsent(value)).toEqual({ statistics, marketing })
  expect(writeConsent({ statistics, marketing })).toBe(value)
})

it.each(['s1m1x', 'xs1m1', 's2m1', '', undefined])('%s is not a choice', (value) => {
  expect(parseConsent(value)).toBeNull()
})
