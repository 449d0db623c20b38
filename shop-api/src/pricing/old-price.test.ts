import { describe, expect, it } from 'vitest'
import { oldPrice, type PricePoint } from './old-price.ts'

const now = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const history = (...points: [days: number, cents: number, state?: 'on offer' | 'hidden'][]): PricePoint[] =>
  points.map(([days, priceCents, state = 'on offer']) => ({
    validFrom: daysAgo(days),
    priceCents,
    offered: state === 'on offer',
  }))

describe('the old price beside a reduced price', () => {
  it('is the price before the reduction if that was valid for a month', () => {
    expect(oldPrice(history([300, 5995], [10, 4995]), now)).toBe(5995)
  })
  it('is the lowest price of the 30 days before, not the latest', () => {
    expect(oldPrice(history([300, 5995], [30, 5495], [20, 5995], [10, 4995]), now)).toBe(5495)
  })
  it('ignores prices from more than 30 days before the reduction', () => {
    expect(oldPrice(history([300, 3995], [100, 5995], [10, 4995]), now)).toBe(5995)
  })
  it('includes a price that ended within the 30 days', () => {
    expect(oldPrice(history([300, 5295], [39, 5995], [10, 4995]), now)).toBe(5295)
  })
  it('is the price before the first of several successive reductions', () => {
    expect(oldPrice(history([300, 5995], [20, 4995], [5, 3995]), now)).toBe(5995)
  })
  it('is empty when the price rose or never changed', () => {
    expect(oldPrice(history([300, 4995], [10, 5995]), now)).toBeNull()
    expect(oldPrice(history([300, 4995]), now)).toBeNull()
    expect(oldPrice([], now)).toBeNull()
  })
  it('is empty when the "reduction" only cancels a rise of the last month', () => {
    expect(oldPrice(history([300, 4995], [20, 6995], [10, 4995]), now)).toBeNull()
  })
  it('is empty when the lower price has become the regular price', () => {
    expect(oldPrice(history([300, 5995], [91, 4995]), now)).toBeNull()
    expect(oldPrice(history([300, 5995], [89, 4995]), now)).toBe(5995)
  })
  it('is never a price that was not on offer, which is still the end of the one before it', () => {
    expect(oldPrice(history([300, 5995], [20, 5495, 'hidden'], [10, 4995]), now)).toBe(5995)
    expect(oldPrice(history([300, 5995], [60, 5495, 'hidden'], [10, 4995]), now)).toBeNull()
    expect(oldPrice(history([300, 5995], [60, 6995, 'hidden'], [10, 4995]), now)).toBeNull()
    expect(oldPrice(history([20, 5995, 'hidden'], [10, 4995]), now)).toBeNull()
  })
  it('is a price at which the article was for sale in the 30 days before, not one of before it was hidden', () => {
    expect(oldPrice(history([300, 5995], [60, 5995, 'hidden'], [10, 4995]), now)).toBeNull()
    expect(oldPrice(history([300, 5995], [30, 5995, 'hidden'], [10, 4995]), now)).toBe(5995)
    expect(oldPrice(history([300, 3995], [60, 3995, 'hidden'], [20, 5995], [10, 4995]), now)).toBe(5995)
  })
  it('stays while the reduced article is hidden and shown again, for as long as it would have', () => {
    const hiddenAndShown = (begun: number) =>
      history([300, 5995], [begun, 4995], [begun - 5, 4995, 'hidden'], [begun - 8, 4995])
    expect(oldPrice(hiddenAndShown(20), now)).toBe(5995)
    expect(oldPrice(hiddenAndShown(91), now)).toBeNull()
    expect(oldPrice(history([60, 5995, 'hidden'], [50, 5995], [40, 5995], [10, 4995]), now)).toBe(5995)
  })
  it('is that of a second reduction if the article was not for sale in the 30 days before the first', () => {
    expect(oldPrice(history([300, 5995], [250, 5995, 'hidden'], [100, 5495], [10, 4995]), now)).toBe(5495)
  })
  it('is the lowest of prices that a wrong clock gave the same moment', () => {
    expect(oldPrice(history([300, 5995], [10, 4495], [10, 5995], [10, 3995]), now)).toBe(4495)
  })
  it('is from before the second of two reductions if the price rose between them, also if not on offer', () => {
    expect(oldPrice(history([300, 5995], [60, 4995], [30, 5995, 'hidden'], [10, 3995]), now)).toBe(4995)
  })
})
