import { expect, test } from 'vitest'
import { hasAgreed } from './has-agreed.ts'

test.each([
  ['s1m1', true],
  ['s0m1', true],
  ['s1m0', false],
  ['s0m0', false],
  ['s1m1x', false],
  [undefined, false],
])('the consent %s allows to note what was left: %s', (value, agreed) => {
  expect(hasAgreed({ cookies: value === undefined ? {} : { 'cookie-consent': value } })).toBe(agreed)
})
