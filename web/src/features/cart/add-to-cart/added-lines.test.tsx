import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { expect, it } from 'vitest'
import { AddedLines } from './added-lines.tsx'

const duvet = 9
const gone = 'Het cadeau ‘Dekbed Proef’ is op dit moment uitverkocht en komt nu niet mee.'

const lineOf = (variantId: number, gift: Pick<CartItem, 'gives' | 'giftMessage'>): CartItem => ({
  id: variantId,
  variantId,
  thumbnail: null,
  stock: 9,
  parent: { id: variantId, title: `Artikel ${variantId}`, slug: 'artikel' },
  name: '',
  sku: `A-${variantId}`,
  brand: 'Sluimer',
  categories: [],
  delivery: '',
  price: 4_000,
  priceOld: null,
  priceChangedFrom: null,
  gift: false,
  configuration: null,
  quantity: 1,
  subtotal: 4_000,
  discount: 0,
  ...gift,
})

const totals: Cart['totals'] = {
  totalQuantity: 2,
  subTotal: 8_000,
  subTotalOld: 8_000,
  subTotalDiff: 0,
  shippingCosts: 0,
  paymentCosts: 0,
  additionalCosts: [],
  discounts: [],
  vat: [],
  promoProgress: null,
  freeShippingProgress: null,
  grandTotal: 8_000,
}

const cart: Cart = {
  quoteId: 'q',
  found: true,
  items: [lineOf(1, { gives: duvet, giftMessage: gone }), lineOf(2, { gives: null, giftMessage: null })],
  totals,
  shippingMethod: null,
  appliedCode: null,
  discountMessage: null,
  giftMessages: [gone],
  orderBefore: null,
  promiseBefore: '',
  updatedAt: null,
}

const drawn = (itemId: number) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <AddedLines cart={cart} itemId={itemId} />
    </StaticRouter>,
  )

it('an added article whose gift is sold out says so, and another one does not', () => {
  expect(drawn(1)).toContain(gone)
  expect(drawn(2)).toContain('Artikel 2')
  expect(drawn(2)).not.toContain(gone)
})
