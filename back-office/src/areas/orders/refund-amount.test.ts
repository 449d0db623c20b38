import { expect, it } from 'vitest'
import { retainableOf, proposeAmount } from './refund-amount.ts'

const lines = [
  { id: 1, quantity: 3, priceCents: 1000, discountCents: 100 },
  { id: 2, quantity: 1, priceCents: 5000, discountCents: 0 },
]
const propose = (first: number, second: number, left = 8395, retained = 0) =>
  proposeAmount(
    lines,
    new Map([
      [1, first],
      [2, second],
    ]),
    left,
    retained,
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

it('leaves out what express delivery cost more, if the customer has withdrawn', () => {
  const withdrawal = { id: '', articles: '', receivedAt: '', refundBy: '' }
  expect(retainableOf({ withdrawals: [withdrawal], deliveryExtraCents: 795 })).toBe(795)
  expect(retainableOf({ withdrawals: [], deliveryExtraCents: 795 })).toBe(0)
  expect([propose(3, 1, 8395, 795), propose(3, 0, 8395, 795)]).toEqual([7600, 2900])
})
