import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { CartItem, CartTotals } from 'shared-types/contracts/cart'
import { expect, it } from 'vitest'
import { CartLine } from '../line/cart-line.tsx'
import { Totals } from './totals.tsx'

const totals: CartTotals = {
  totalQuantity: 2,
  subTotal: 8_000,
  subTotalOld: 10_000,
  subTotalDiff: 2_000,
  shippingCosts: 0,
  paymentCosts: 0,
  additionalCosts: [],
  discounts: [],
  vat: [],
  promoProgress: null,
  freeShippingProgress: null,
  grandTotal: 8_000,
}

const line: CartItem = {
  id: 1,
  variantId: 2,
  thumbnail: null,
  stock: 9,
  parent: { id: 3, title: 'Dekbed', slug: 'dekbed' },
  name: '140x200',
  sku: 'D-1',
  brand: 'Sluimer',
  categories: [],
  delivery: '',
  price: 4_000,
  priceOld: 5_000,
  priceChangedFrom: null,
  gift: false,
  gives: null,
  giftMessage: null,
  configuration: null,
  quantity: 1,
  subtotal: 4_000,
  discount: 0,
}

/** What a screen reader says before the crossed-out amount. */
const labelOf = (element: React.ReactElement) =>
  /<s [^>]*><span [^>]*>([^<]*)/.exec(
    renderToStaticMarkup(<StaticRouter location="/cart/">{element}</StaticRouter>),
  )?.[1]

it('the old subtotal is no lowest price', () => {
  expect(labelOf(<Totals totals={totals} />)).toBe('Zonder verlagingen: ')
})

it.each([
  [1, 'Laagste prijs van de 30 dagen vóór de verlaging: '],
  [3, 'Laagste prijs van de 30 dagen vóór de verlaging, voor 3 stuks: '],
])('the old amount of a line of %i is for its pieces', (quantity, label) => {
  expect(labelOf(<CartLine item={{ ...line, quantity }} onRemoved={() => undefined} />)).toBe(label)
})
