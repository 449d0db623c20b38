import { expect, it } from 'vitest'
import { proposeAmount } from './refund-amount.ts'

const lines = [
  { id: 1, quantity: 3, priceCents: 1000, discountCents: 100 },
  { id: 2, quantity: 1, priceCents: 5000, discountCents: 0 },
]
const propose = (first: number, second: number, left = 8395) =>
  proposeAmount(
    lines,
    new Map([
      [1, first],
      [2, second],
    ]),
    left,
  )

it('proposes the price of the pieces with their part of the discount, and with all of them everything', () => {
  expect(propose(0, 0)).toBe(0)
  expect(propose(1, 0)).toBe(967)
  expect(propose(2, 0)).toBe(1933)
  expect(propose(3, 0)).toBe(2900)
  expect(propose(0, 1)).toBe(5000)
  // With the costs of shipping.
  expect(propose(3, 1)).toBe(8395)
  expect(propose(2, 1, 500)).toBe(500)
})
