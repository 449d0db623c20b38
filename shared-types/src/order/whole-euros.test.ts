import { expect, test } from 'vitest'
import { wholeEuros } from './whole-euros.ts'

test('an amount without cents reads as the platform formats it for the Netherlands', () => {
  const euros = new Intl.NumberFormat('nl-NL', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  for (const amount of [0, 9, 10, 999, 1_000, 1_250, 20_005, 1_234_567])
    expect(wholeEuros(amount)).toBe(euros.format(amount))
})
