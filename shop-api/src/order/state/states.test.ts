import { OrderState } from 'shared-types/contracts/order'
import { describe, expect, it } from 'vitest'
import { canOrderMove, isPayable } from './states.ts'

const orders = OrderState.options

describe('the states of an order', () => {
  it('never lead back to an earlier state', () => {
    const reachable = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
      for (const to of orders) {
        if (canOrderMove(from, to) && !seen.has(to)) reachable(to, seen.add(to))
      }
      return seen
    }
    for (const state of orders) expect(reachable(state).has(state)).toBe(false)
    expect(reachable('pending_payment').size).toBe(orders.length - 1)
  })

  it('allow payment only of unpaid orders', () => {
    expect(orders.filter(isPayable)).toEqual(['pending_payment'])
  })
})
