import { expect, test } from 'vitest'
import { shippedText } from './shipped-text.ts'

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
