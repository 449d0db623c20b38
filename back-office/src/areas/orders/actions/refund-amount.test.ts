import { expect, it } from 'vitest'
import { proposeAmount, unsentOf } from './refund-amount.ts'

const linesAfter = (first: number, second: number) => [
  { id: 1, quantity: 3, refundableQuantity: 3 - first, priceCents: 1000, discountCents: 100 },
  { id: 2, quantity: 1, refundableQuantity: 1 - second, priceCents: 5000, discountCents: 0 },
]
const propose = (
  first: number,
  second: number,
  left = 8395,
  {
    retained = 0,
    lines = linesAfter(0, 0),
  }: { retained?: number; lines?: ReturnType<typeof linesAfter> } = {},
) =>
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

it('leaves out what the shop keeps, once all pieces are chosen', () => {
  const retained = 795
  expect([propose(3, 1, 8395, { retained }), propose(3, 0, 8395, { retained })]).toEqual([7600, 2900])
})

it('proposes all that is left with the last pieces, after a refund of some', () => {
  expect(propose(2, 1, 8395 - 967, { lines: linesAfter(1, 0) })).toBe(8395 - 967)
  expect(propose(3, 0, 8395 - 5000, { lines: linesAfter(0, 1) })).toBe(8395 - 5000)
  expect(propose(2, 1, 8395 - 967, { lines: linesAfter(1, 0), retained: 495 })).toBe(8395 - 967 - 495)
})

it('proposes everything with all that was paid for, whether a gift comes back or not', () => {
  const gift = { id: 9, quantity: 1, refundableQuantity: 1, priceCents: 0, discountCents: 0 }
  const withGift = { lines: [...linesAfter(0, 0), gift] }
  expect([propose(3, 1, 8395, withGift), propose(3, 0, 8395, withGift)]).toEqual([8395, 2900])
})

it('proposes nothing for a gift alone', () => {
  const gift = { id: 1, quantity: 1, refundableQuantity: 1, priceCents: 0, discountCents: 0 }
  const paid = { id: 2, quantity: 1, refundableQuantity: 1, priceCents: 5000, discountCents: 0 }
  expect(propose(1, 0, 8395, { lines: [gift, paid] })).toBe(0)
  expect(propose(1, 0, 495, { lines: [gift, { ...paid, refundableQuantity: 0 }] })).toBe(0)
})

it('adds up to the price of a line, however its pieces are divided over refunds', () => {
  const each = [0, 1, 2].map((earlier) => propose(1, 0, 8395, { lines: linesAfter(earlier, 0) }))
  expect(each).toEqual([967, 966, 967])
  expect(propose(2, 0, 8395, { lines: linesAfter(1, 0) })).toBe(2900 - 967)
})

const unsent = (
  chosen: number,
  toShipQuantity: number,
  said?: number,
  proposed: 'least' | 'most' = 'least',
) =>
  unsentOf(
    [{ id: 1, refundableQuantity: 3, toShipQuantity }],
    1,
    new Map([[1, chosen]]),
    new Map(said === undefined ? [] : [[1, said]]),
    proposed,
  )

it('leaves a choice of how many pieces had not left only between what is possible', () => {
  // All were sent, or none.
  expect(unsent(2, 0, 2)).toEqual({ least: 0, most: 0, value: 0 })
  expect(unsent(2, 3)).toEqual({ least: 2, most: 2, value: 2 })
  // Of three pieces, two had not left: one of them is in any two.
  expect(unsent(1, 2)).toEqual({ least: 0, most: 1, value: 0 })
  expect(unsent(2, 2)).toEqual({ least: 1, most: 2, value: 1 })
  expect(unsent(2, 2, 2)).toEqual({ least: 1, most: 2, value: 2 })
  expect(unsent(3, 2, 0)).toEqual({ least: 2, most: 2, value: 2 })
  // Fewer pieces were chosen after that.
  expect(unsent(1, 2, 2)).toEqual({ least: 0, most: 1, value: 1 })
  expect(unsent(0, 2, 2)).toEqual({ least: 0, most: 0, value: 0 })
})

it('proposes that pieces had not left, unless the customer announced that pieces come back', () => {
  // Of three pieces, one had left.
  expect(unsent(2, 2, undefined, 'most').value).toBe(2)
  expect(unsent(2, 2, undefined, 'least').value).toBe(1)
  expect(unsent(2, 2, 1, 'most').value).toBe(1)
})
