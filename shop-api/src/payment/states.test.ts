import { PaymentState } from 'shared-types/contracts/order'
import { describe, expect, it } from 'vitest'
import { canPaymentMove, isActivePayment } from './states.ts'

const payments = PaymentState.options

describe('the states of a payment', () => {
  it('can always change to paid, and paid is final', () => {
    for (const state of payments) expect(canPaymentMove(state, 'paid')).toBe(state !== 'paid')
    expect(payments.filter((state) => canPaymentMove('paid', state))).toEqual([])
  })

  it('are active while open or pending', () => {
    expect(payments.filter(isActivePayment)).toEqual(['open', 'pending'])
  })
})
