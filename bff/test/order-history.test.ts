import { expect, test } from 'vitest'
import { brokenHistory, type Purchase, type StoredOrder } from './order-history.ts'

const acknowledged: Purchase = { email: 'a@x', outcome: 'acknowledged', orderNumber: 'DKBD1', isPaid: true }
const refused: Purchase = { email: 'b@x', outcome: 'refused', refusal: 'sold out', isPaid: false }
const unknown: Purchase = { email: 'c@x', outcome: 'unknown', isPaid: false }
const purchases = [acknowledged, refused, unknown]
const paid: StoredOrder = { email: 'a@x', number: 'DKBD1', state: 'paid' }
const unpaid: StoredOrder = { email: 'c@x', number: 'DKBD2', state: 'pending_payment' }

test.each([[[paid]], [[paid, unpaid]]])('a history without faults is accepted: %j', (orders) => {
  expect(brokenHistory(purchases, orders)).toEqual([])
})

test.each([
  ['a lost order', [unpaid], 'order DKBD1 of a@x was acknowledged, and is lost'],
  [
    'another order than the acknowledged one',
    [{ ...paid, number: 'DKBD9' }],
    'order DKBD1 of a@x was acknowledged, and is lost',
  ],
  ['a doubled order', [paid, { ...paid, number: 'DKBD3' }], 'a@x has 2 orders'],
  ['a lost payment', [{ ...paid, state: 'cancelled' }], 'order DKBD1 of a@x was paid, and is cancelled'],
  [
    'an order that was refused',
    [paid, { ...unpaid, email: 'b@x' }],
    'b@x was refused (sold out), and has order DKBD2',
  ],
  ['two orders without an answer', [paid, unpaid, { ...unpaid, number: 'DKBD3' }], 'c@x has 2 orders'],
  ['an order from nowhere', [paid, { ...unpaid, email: 'd@x' }], 'order DKBD2 of d@x has no purchase'],
])('%s is reported', (_fault, orders, message) => {
  expect(brokenHistory(purchases, orders)).toEqual([message])
})
