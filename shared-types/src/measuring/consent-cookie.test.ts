import { expect, it } from 'vitest'
import { parseConsent, writeConsent } from './consent-cookie.ts'

it.each([
  ['s1m1r1', true, true, true],
  ['s0m1r0', false, true, false],
  ['s1m0r0', true, false, false],
  ['s0m0r1', false, false, true],
  ['s0m0r0', false, false, false],
])(
  '%s stands for statistics %s, marketing %s and reminders %s',
  (value, statistics, marketing, reminders) => {
    expect(parseConsent(value)).toEqual({ statistics, marketing, reminders })
    expect(writeConsent({ statistics, marketing, reminders })).toBe(value)
  },
)

it('a choice from before the question named mail allows no reminders', () => {
  expect(parseConsent('s1m1')).toEqual({ statistics: true, marketing: true, reminders: false })
})

it.each(['s1m1x', 'xs1m1', 's2m1', 's1m1r2', '', undefined])('%s is not a choice', (value) => {
  expect(parseConsent(value)).toBeNull()
})
