import type { OrderStatus } from 'shared-types/contracts/order'
import { expect, test } from 'vitest'
import { outcomeTextOf } from './outcome-texts.ts'
import { canBeCancelled, canBePaid, isUndecided, outcomeOf, pollDelay } from './outcome.ts'

test.each([
  ['pending_payment', 'open', 'unfinished'],
  ['pending_payment', 'pending', 'waiting'],
  ['pending_payment', 'paid', 'waiting'],
  ['pending_payment', 'failed', 'failed'],
  ['pending_payment', 'cancelled', 'cancelled'],
  ['pending_payment', 'expired', 'expired'],
  ['paid', 'paid', 'paid'],
  ['shipped', 'paid', 'paid'],
  ['completed', 'paid', 'paid'],
  ['cancelled', 'paid', 'over'],
  ['cancelled', 'expired', 'over'],
  ['refunded', 'paid', 'refunded'],
] as const)('an order that is %s with a payment that is %s is %s', (state, paymentState, outcome) => {
  expect(outcomeOf({ state, paymentState, bankTransfer: null, awaitsTransfer: false })).toBe(outcome)
})

test('shows the transfer details until the money arrives or the order is cancelled', () => {
  const bankTransfer = {
    iban: 'NL31',
    name: 'Sluimer',
    reference: 'DKBD1',
    amount: 100,
    dueDate: '2026-12-03',
    mailed: true,
  }
  const transfer = (state: OrderStatus['state'], paymentState: OrderStatus['paymentState']) =>
    outcomeOf({ state, paymentState, bankTransfer, awaitsTransfer: false })
  expect(transfer('pending_payment', 'open')).toBe('transfer')
  expect(transfer('pending_payment', 'pending')).toBe('transfer')
  expect(transfer('pending_payment', 'expired')).toBe('expired')
  expect(transfer('paid', 'paid')).toBe('paid')
  expect(isUndecided('transfer')).toBe(true)
  expect(canBePaid('transfer')).toBe(false)
})

test('sends the shopper to the page of a payment provider that waits for the transfer', () => {
  const status = { bankTransfer: null, awaitsTransfer: true }
  const outcome = outcomeOf({ state: 'pending_payment', paymentState: 'pending', ...status })
  expect([outcome, canBeCancelled(outcome)]).toEqual(['transfer', true])
  expect(outcomeTextOf('transfer', status).text).toContain('op de betaalpagina')
})

test('mentions a mail with the transfer details only if one was written', () => {
  const bankTransfer = { iban: 'NL31', name: '', reference: '', amount: 1, dueDate: '2026-12-03' }
  const textFor = (mailed: boolean) =>
    outcomeTextOf('transfer', { bankTransfer: { ...bankTransfer, mailed }, awaitsTransfer: false }).text
  expect(textFor(true)).toContain('in de e-mail die we je stuurden')
  expect(textFor(false)).not.toContain('e-mail')
})

test('only undecided orders are polled, and only failed or unfinished ones can be paid again', () => {
  expect(isUndecided('waiting')).toBe(true)
  expect(canBePaid('waiting')).toBe(false)
  expect(isUndecided('paid') || isUndecided('failed') || isUndecided('over')).toBe(false)
  expect(canBePaid('failed') && canBePaid('cancelled') && canBePaid('expired')).toBe(true)
  expect(canBePaid('paid') || canBePaid('over') || canBePaid('refunded')).toBe(false)
})

test('polling slows down and stops', () => {
  const delays = [0, 5_000, 20_000, 120_000].map(pollDelay)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(pollDelay(31 * 60_000)).toBe(0)
})
