import type { CartTotals } from '../contracts/cart.ts'
import { expect, test } from 'vitest'
import { totalsRows } from './totals-rows.ts'

const totals: CartTotals = {
  totalQuantity: 3,
  subTotal: 14_985,
  subTotalOld: 14_985,
  subTotalDiff: 0,
  shippingCosts: 0,
  paymentCosts: 0,
  additionalCosts: [],
  discounts: [],
  vat: [{ rate: 21, amount: 2_601 }],
  promoProgress: null,
  freeShippingProgress: null,
  grandTotal: 14_985,
}

test('a simple cart shows subtotal, free shipping and the VAT included', () => {
  expect(totalsRows(totals)).toEqual([
    { of: 'subTotal', label: 'Subtotaal (3 artikelen)', amount: 14_985 },
    { of: 'shipping', label: 'Verzending', amount: 0 },
    { of: 'total', label: 'Totaal', amount: 14_985 },
    { of: 'vat', label: 'Inclusief 21% btw', amount: 2_601 },
  ])
})

test('uses the singular for one piece', () => {
  expect(totalsRows({ ...totals, totalQuantity: 1 })[0]?.label).toBe('Subtotaal (1 artikel)')
})

test('the rows above the total add up to it', () => {
  const full: CartTotals = {
    ...totals,
    subTotalOld: 19_985,
    subTotalDiff: 5_000,
    shippingCosts: 495,
    paymentCosts: 99,
    additionalCosts: [{ title: 'Transportverzekering', amount: 1_000 }],
    discounts: [{ title: 'Kortingscode VAKANTIEGELD', amount: 1_498 }],
    grandTotal: 14_985 + 495 + 99 + 1_000 - 1_498,
  }
  const rows = totalsRows(full)
  const above = rows.slice(
    0,
    rows.findIndex(({ of }) => of === 'total'),
  )
  expect(above.map(({ label }) => label)).toEqual([
    'Subtotaal (3 artikelen)',
    'Kortingscode VAKANTIEGELD',
    'Verzending',
    'Transportverzekering',
    'Betaalkosten',
  ])
  expect(above.reduce((sum, { amount }) => sum + amount, 0)).toBe(full.grandTotal)
  expect(rows[0]?.amountOld).toBe(19_985)
  expect(rows.at(-1)).toEqual({ of: 'saved', label: 'Je bespaart', amount: 6_498 })
})
