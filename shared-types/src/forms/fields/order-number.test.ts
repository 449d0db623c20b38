import { expect, test } from 'vitest'
import { isOrderNumber, normaliseOrderNumber } from './order-number.ts'

test.each([
  ['DKBD1000001', 'DKBD1000001'],
  ['dkbd 1000001', 'DKBD1000001'],
  [' 1000001 ', 'DKBD1000001'],
  ['12', 'DKBD12'],
])('%s is order %s', (typed, number) => {
  expect(isOrderNumber(typed)).toBe(true)
  expect(normaliseOrderNumber(typed)).toBe(number)
})

test.each(['', 'DKBD', 'DKBD12345678', '10 00', 'ABCD1000001', '１２３', '1e3'])(
  '%j is not an order number',
  (typed) => {
    expect(isOrderNumber(typed)).toBe(false)
  },
)
