import { expect, test } from 'vitest'
import { money } from './money.ts'

test('an amount reads as the platform formats it for the Netherlands', () => {
  const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
  const amounts = [0, 1, 9, 10, 99, 100, 101, 4495, 99_999, 100_000, 123_450, 12_345_678, 1_234_567_890]
  for (const cents of amounts.flatMap((amount) => [amount, -amount || 0])) {
    expect(money(cents)).toBe(euros.format(cents / 100))
  }
})
