import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

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
