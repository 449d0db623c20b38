import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { expect, test } from 'vitest'
import { shortage } from '../line/line-notes.ts'
import { canBeOrdered, maxQuantityOf, withQuantity } from './cart-state.ts'

const line: CartItem = {
  id: 7,
  variantId: 70,
  thumbnail: null,
  stock: 5,
  parent: { id: 1, title: 'Dekbed Noor', slug: 'dekbed-noor' },
  name: '140 x 200',
  sku: 'NOOR-140',
  brand: 'Noor',
  categories: [],
  delivery: 'Voor 23:59 besteld',
  price: 4_995,
  priceOld: null,
  priceChangedFrom: null,
  gift: false,
  gives: null,
  giftMessage: null,
  configuration: null,
  quantity: 2,
  subtotal: 9_990,
  discount: 0,
}
const cart = (...items: CartItem[]): Cart => ({
  quoteId: 'q',
  found: true,
  items,
  totals: {
    totalQuantity: 2,
    subTotal: 9_990,
    subTotalOld: 9_990,
    subTotalDiff: 0,
    shippingCosts: 0,
    paymentCosts: 0,
    additionalCosts: [],
    discounts: [],
    vat: [],
    promoProgress: null,
    freeShippingProgress: null,
    grandTotal: 9_990,
  },
  shippingMethod: null,
  appliedCode: null,
  discountMessage: null,
  giftMessages: [],
  orderBefore: null,
  promiseBefore: '',
  updatedAt: null,
})

test('the quantity of a line is limited by its stock, and to 99', () => {
  expect(maxQuantityOf({ stock: 5 })).toBe(5)
  expect(maxQuantityOf({ stock: 500 })).toBe(99)
})

test('describes a shortage in words', () => {
  expect(shortage({ stock: 2, quantity: 2 })).toBeNull()
  expect(shortage({ stock: 3, quantity: 4 })).toBe(
    'Er zijn er nog maar 3. Pas het aantal aan om verder te gaan.',
  )
  expect(shortage({ stock: 1, quantity: 4 })).toBe(
    'Er is er nog maar 1. Pas het aantal aan om verder te gaan.',
  )
  expect(shortage({ stock: 0, quantity: 1 })).toBe(
    'Dit artikel is uitverkocht. Verwijder het om verder te gaan.',
  )
})

test('an empty cart, or one with a shortage, cannot be ordered', () => {
  expect(canBeOrdered(cart(line))).toBe(true)
  expect(canBeOrdered(cart())).toBe(false)
  expect(canBeOrdered(cart(line, { ...line, id: 8, stock: 1 }))).toBe(false)
})

test('a new quantity shows at once on its own line only; totals wait for the server', () => {
  const before = cart(line, { ...line, id: 8 })
  const after = withQuantity(before, 7, 4)
  expect(after.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    [7, 4],
    [8, 2],
  ])
  expect(after.totals).toBe(before.totals)
  expect(before.items[0]?.quantity).toBe(2)
})
