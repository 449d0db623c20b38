import { describe, expect, it } from 'vitest'
import { Euros, toCents, toEuros } from './money.ts'

describe('money', () => {
  it('is converted to euros and back without loss, up to a hundred thousand euros', () => {
    const wrong: number[] = []
    for (let cents = 0; cents <= 10_000_000; cents += 1)
      if (toCents(toEuros(cents)) !== cents) wrong.push(cents)
    expect(wrong).toEqual([])
  })
  it.each([19.99, 0.1, 0.07, 0.29, 1.1 + 2.2, 1234.5, 0, 4.35, 1.005e3, 99_999.99])(
    'accepts %d as euros',
    (euros) => {
      expect(Euros.safeParse(euros).success).toBe(true)
    },
  )
  it('refuses fractions of a cent', () => {
    expect(Euros.safeParse(19.999).success).toBe(false)
  })
})
