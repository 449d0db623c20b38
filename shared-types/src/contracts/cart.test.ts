import { Html } from '../html/html.ts'
import { expect, test } from 'vitest'
import { parseWire, toWire, type WireOf } from '../wire.ts'
import { Cart } from './cart.ts'

const read = (answer: WireOf<typeof Cart>): Cart => {
  const parsed = parseWire(Cart, answer)
  if (!parsed.success) throw parsed.error
  return parsed.data
}

const line = {
  id: 7,
  variant_id: 31,
  thumbnail: null,
  stock: 4,
  parent: { id: 3, title: 'Dekbedovertrek Duin', slug: 'dekbedovertrek-duin' },
  name: 'Dekbedovertrek Duin, 240 x 220',
  sku: 'DUIN-240',
  brand: 'Noorderlicht',
  categories: [{ name: 'Dekbedovertrek' }, { name: 'Katoen' }],
  delivery: 'Morgen in huis',
  price: 19.99,
  price_old: 24.95,
  price_changed_from: 21.5,
  gift: false,
  gives: null,
  gift_message: null,
  custom: null,
  quantity: 3,
  subtotal: 59.97,
  discount: 5.1,
}

const cart = {
  quote_id: 'q',
  found: true,
  items: [line],
  totals: {
    total_quantity: 3,
    sub_total: 59.97,
    sub_total_old: 74.85,
    sub_total_diff: 14.88,
    shipping_costs: 9.95,
    payment_costs: 0.99,
    additional_costs: [{ title: 'Verzendverzekering', amount: 10 }],
    discounts: [{ title: 'Welkom', amount: 5.1 }],
    vat: [{ rate: 21, amount: 13.17 }],
    promo_progress: {
      text: 'Nog € 15,03 tot 10% korting met code ZOMER.',
      threshold: 75,
      remaining: 15.03,
      percentage: 79,
      needs_code: false,
    },
    free_shipping_progress: null,
    grand_total: 75.81,
  },
  shipping_method: 'express',
  applied_code: 'WELKOM',
  discount_message: null,
  gift_messages: [],
  order_before: '2026-11-21T22:59:00.000Z',
  promise_before: '',
  updated_at: '2026-11-21T09:00:00.000Z',
}

test('euros become whole cents, without rounding errors', () => {
  const { items, totals } = read(cart)
  expect(items[0]).toMatchObject({ price: 1999, priceOld: 2495, priceChangedFrom: 2150, subtotal: 5997 })
  expect(totals).toEqual({
    totalQuantity: 3,
    subTotal: 5997,
    subTotalOld: 7485,
    subTotalDiff: 1488,
    shippingCosts: 995,
    paymentCosts: 99,
    additionalCosts: [{ title: 'Verzendverzekering', amount: 1000 }],
    discounts: [{ title: 'Welkom', amount: 510 }],
    vat: [{ rate: 21, amount: 1317 }],
    promoProgress: {
      text: 'Nog € 15,03 tot 10% korting met code ZOMER.',
      threshold: 7500,
      remaining: 1503,
      percentage: 79,
      needsCode: false,
    },
    freeShippingProgress: null,
    grandTotal: 7581,
  })
})

test('an old price of null stays null', () => {
  expect(read({ ...cart, items: [{ ...line, price_old: null }] }).items[0]?.priceOld).toBeNull()
})

test('fields with other names and shapes at the provider are converted', () => {
  const custom = {
    slug: 'hotel-boxspring-set',
    boxconfig_id: '1-2',
    boxconfig: 'dimension:160x200',
    summary: Html.parse('<ul></ul>'),
    image_url: '/renders/hotel-boxspring-set/1500/160.webp',
    choices: [{ title: 'Maat', value: '160 x 200', extra: 99.5 }],
  }
  const [item] = read({ ...cart, items: [{ ...line, custom }] }).items
  expect(item?.categories).toEqual(['Dekbedovertrek', 'Katoen'])
  expect(item?.configuration).toEqual({
    slug: 'hotel-boxspring-set',
    options: 'dimension:160x200',
    choices: [{ title: 'Maat', value: '160 x 200', extra: 9950 }],
  })
})

test('a cart is the same after reading and writing', () => {
  expect(toWire(Cart, read(cart))).toEqual(cart)
})
