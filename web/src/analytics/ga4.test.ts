import { expect, it } from 'vitest'
import type { TrackedItem } from './events.ts'
import { toGa4 } from './ga4.ts'

const cover: TrackedItem = {
  itemId: 'DKB-1',
  itemName: 'Dekbedovertrek Linde',
  itemBrand: 'Linde',
  itemCategory: 'Dekbedovertrek',
  itemVariant: '240x220',
  price: 1999,
  quantity: 3,
}

it('sums in cents and sends euros: three times 19,99 is 59,97', () => {
  expect(toGa4({ event: 'add_to_cart', items: [cover] })).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', value: 59.97, items: [{ price: 19.99, quantity: 3 }] },
  })
})

it('names item, brand, variant and category as GA4 does', () => {
  const { ecommerce } = toGa4({ event: 'view_item', items: [cover] })
  expect(ecommerce?.items).toEqual([
    expect.objectContaining({
      item_id: 'DKB-1',
      item_name: 'Dekbedovertrek Linde',
      item_brand: 'Linde',
      item_category: 'Dekbedovertrek',
      item_variant: '240x220',
    }),
  ])
})

/** What GA4 computes from the items: price × quantity, and the discounts. */
const sums = ({ ecommerce }: ReturnType<typeof toGa4>) => {
  const items = ecommerce?.items as { price: number; quantity: number; discount?: number }[]
  const sum = (of: (item: (typeof items)[number]) => number) =>
    Number(items.reduce((total, item) => total + of(item) * item.quantity, 0).toFixed(6))
  return { paid: sum(({ price }) => price), off: sum(({ discount = 0 }) => discount) }
}

it.each([1200, 1000, 1, 0, 5997])(
  'gives an item its own discount of %i cents, and the others none',
  (discount) => {
    const items = [
      { ...cover, discount },
      { ...cover, price: 5_997, quantity: 1, discount: 0 },
    ]
    const sent = toGa4({ event: 'view_cart', items, coupon: 'VAKANTIEGELD' })
    expect(sums(sent)).toEqual({ paid: (11_994 - discount) / 100, off: discount / 100 })
    expect(sent.ecommerce?.value).toBe((11_994 - discount) / 100)
    const [, other] = (sent.ecommerce?.items ?? []) as object[]
    expect(other).toMatchObject({ price: 59.97 })
    expect(other).not.toHaveProperty('discount')
  },
)

it('subtracts the coupon from the value, and omits a variant without a name', () => {
  const items = [
    { ...cover, discount: 700 },
    { ...cover, itemVariant: '', discount: 500 },
  ]
  const whole = { items, coupon: 'VAKANTIEGELD' }
  const { ecommerce } = toGa4({ event: 'view_cart', ...whole })
  expect(ecommerce).toMatchObject({ value: 107.94, coupon: 'VAKANTIEGELD' })
  expect(ecommerce?.items).toMatchObject([{ item_variant: '240x220' }, { item_variant: undefined }])
  expect(ecommerce).not.toHaveProperty('discount')
})

it("puts the list's id and name on the event and on each item", () => {
  const list = { listId: 'dekbed', listName: 'Dekbedden' }
  const { quantity: _quantity, ...tile } = cover
  const sent = toGa4({ event: 'view_item_list', ...list, items: [{ ...tile, index: 4 }] })
  expect(sent.ecommerce).toMatchObject({ item_list_id: 'dekbed', item_list_name: 'Dekbedden', value: 19.99 })
  expect(sent.ecommerce?.items).toEqual([
    expect.objectContaining({ item_list_id: 'dekbed', index: 4, quantity: 1 }),
  ])
})

it('sends a purchase with its costs, excluding shipping from its value', () => {
  const purchase = { transactionId: 'DKBD1000001', value: 5997, tax: 1041, shipping: 495 }
  expect(toGa4({ event: 'purchase', ...purchase, coupon: 'VAKANTIEGELD', items: [cover] })).toMatchObject({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'DKBD1000001',
      currency: 'EUR',
      value: 59.97,
      tax: 10.41,
      shipping: 4.95,
      coupon: 'VAKANTIEGELD',
    },
  })
})

it('gives the items of a purchase their discount as well', () => {
  const purchase = { transactionId: 'DKBD1000001', value: 4997, tax: 867, shipping: 0 }
  const items = [{ ...cover, discount: 1000 }]
  const sent = toGa4({ event: 'purchase', ...purchase, coupon: 'VAKANTIEGELD', items })
  expect(sums(sent)).toEqual({ paid: 49.97, off: 10 })
})

it.each([
  [{ event: 'add_shipping_info', shippingTier: 'express', items: [cover] }, { shipping_tier: 'express' }],
  [{ event: 'add_payment_info', paymentType: 'ideal', items: [cover] }, { payment_type: 'ideal' }],
  [
    { event: 'cartupdate', totalQuantity: 3, items: [cover] },
    { total_quantity: 3, value: 59.97 },
  ],
  [
    { event: 'cartupdate', totalQuantity: 0, items: [] },
    { total_quantity: 0, value: 0, items: [] },
  ],
] as const)('sends $0.event with its own parameters', (event, expected) => {
  expect(toGa4({ ...event, items: [...event.items] }).ecommerce).toMatchObject(expected)
})

it("uses GA4's names for events without items", () => {
  expect(toGa4({ event: 'search', searchTerm: 'dekbed', results: 12 })).toEqual({
    event: 'search',
    search_term: 'dekbed',
    results: 12,
  })
  // A review is of a product, `item_id` is the number of one of its articles.
  expect(toGa4({ event: 'review_posted', productId: 7, score: 4 })).toEqual({
    event: 'review_posted',
    product_id: 7,
    score: 4,
  })
  expect(toGa4({ event: 'configurator_complete', product: 'hotel', price: 129_995 })).toMatchObject({
    price: 1299.95,
  })
})
