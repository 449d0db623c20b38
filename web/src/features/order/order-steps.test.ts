import { expect, test } from 'vitest'
import { orderSteps, shippedText } from './order-steps.ts'

const order = {
  state: 'shipped',
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:01:00Z',
  shippedAt: '2026-11-21T08:00:00Z',
  completedAt: null,
} as const

test('shows all steps, including future ones', () => {
  expect(orderSteps(order).map(({ title, at }) => [title, at !== null])).toEqual([
    ['Besteld', true],
    ['Betaald', true],
    ['Verzonden', true],
    ['Bezorgd', false],
  ])
})

test('a cancelled order has no shipping steps', () => {
  const cancelled = { ...order, state: 'cancelled', paidAt: null, shippedAt: null } as const
  expect(orderSteps(cancelled).map(({ title }) => title)).toEqual(['Besteld', 'Geannuleerd'])
})

const parcel = { carrier: 'PostNL', trackAndTraceUrl: null }

test.each([
  ['paid', 0, null],
  ['paid', 1, 'Een deel van je bestelling is onderweg met PostNL.'],
  ['shipped', 1, 'Je pakket is onderweg met PostNL.'],
  ['shipped', 2, 'Je bestelling komt in 2 pakketten, met PostNL.'],
  ['completed', 1, 'Je bestelling is bezorgd door PostNL.'],
  ['completed', 2, 'Je bestelling is bezorgd door PostNL.'],
  ['refunded', 1, null],
] as const)('of an order that is %s with %i parcels', (state, parcels, text) => {
  expect(shippedText({ state, shipments: Array.from({ length: parcels }, () => parcel) })).toBe(text)
})
