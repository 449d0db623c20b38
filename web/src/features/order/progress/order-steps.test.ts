import type { Order } from 'shared-types/contracts/order'
import { expect, test } from 'vitest'
import { orderSteps, parcelsOf, shippedText } from './order-steps.ts'

const order = {
  state: 'shipped' as const,
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:01:00Z',
  shippedAt: '2026-11-21T08:00:00Z',
  completedAt: null,
  withdrawals: [],
  paymentMethod: { code: 'ideal', title: 'iDEAL' },
} satisfies Partial<Order>

test('shows all steps, including future ones', () => {
  expect(orderSteps(order).map(({ title, at }) => [title, at !== null])).toEqual([
    ['Besteld', true],
    ['Betaald', true],
    ['Verzonden', true],
    ['Afgerond', false],
  ])
})

test('a company that pays later has approved an order that the shopper has not paid', () => {
  const paymentMethod = { code: 'klarna', title: 'Klarna' }
  expect(orderSteps({ ...order, paymentMethod }).map(({ title }) => title)).toContain('Goedgekeurd')
})

const withdrawn = (articles: string, handled = false) => {
  const withdrawals = [{ receivedAt: '2026-11-21T09:00:00Z', articles, handled }]
  const steps = orderSteps({ ...order, state: 'paid', shippedAt: null, withdrawals })
  return steps.map(({ title }) => title)
}

test('a withdrawn order has no steps to come, until the shop has handled the withdrawal', () => {
  expect(withdrawn('')).toEqual(['Besteld', 'Betaald', 'Herroepen'])
  const all = ['Besteld', 'Betaald', 'Verzonden', 'Afgerond']
  expect([withdrawn('', true), withdrawn('het laken')]).toEqual([all, all])
})

test('a cancelled order has no shipping steps', () => {
  const cancelled = { ...order, state: 'cancelled', paidAt: null, shippedAt: null } as const
  expect(orderSteps(cancelled).map(({ title }) => title)).toEqual(['Besteld', 'Geannuleerd'])
})

const parcel = { carrier: 'PostNL', trackAndTraceUrl: null, moreTrackAndTraceUrls: [] }

test.each([
  ['paid', 0, null],
  ['paid', 1, 'Een deel van je bestelling is onderweg met PostNL.'],
  ['shipped', 1, 'Je pakket is onderweg met PostNL.'],
  ['shipped', 2, 'Je bestelling komt in 2 pakketten, met PostNL.'],
  ['completed', 1, 'Je bestelling is verzonden met PostNL.'],
  ['completed', 2, 'Je bestelling is verzonden met PostNL.'],
  ['refunded', 1, null],
] as const)('of an order that is %s with %i parcels', (state, parcels, text) => {
  const shipments = Array.from({ length: parcels }, () => parcel)
  expect(shippedText({ state, shipments, unsentPieces: 0 })).toBe(text)
})

test('a shipped order whose parcels left something out says so', () => {
  expect(shippedText({ state: 'shipped', shipments: [parcel], unsentPieces: 1 })).toBe(
    'Een deel van je bestelling is verzonden met PostNL. De rest sturen we na of betalen we terug.',
  )
})

test('each box of a shipment is a parcel, with its own link', () => {
  const urls = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3']
  const [trackAndTraceUrl = '', ...moreTrackAndTraceUrls] = urls
  const shipments = [parcel, { carrier: 'DHL', trackAndTraceUrl, moreTrackAndTraceUrls }]
  expect(parcelsOf(shipments)).toEqual([
    { carrier: 'PostNL', url: null },
    ...urls.map((url) => ({ carrier: 'DHL', url })),
  ])
  expect(shippedText({ state: 'shipped', shipments, unsentPieces: 0 })).toBe(
    'Je bestelling komt in 4 pakketten, met PostNL en DHL.',
  )
})
