import { eq } from 'drizzle-orm'
import type { Cart } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { fillCart } from '../../test/fill-cart.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { variant } from '../db/schema/products/catalog.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const quantities = ({ items }: Cart) => items.map((item) => item.quantity)

describe('the cart', () => {
  it('is empty for a new shopper', async () => {
    const { status, body } = await newShopper(shop).ask<Cart>('GET', '/v1/cart')
    expect(status).toBe(200)
    expect(body).toMatchObject({ quote_id: null, found: false, items: [], updated_at: null })
    expect(body.totals).toMatchObject({ total_quantity: 0, grand_total: 0, vat: [] })
  })

  it('has at most a hundred lines', async () => {
    const [first, second] = [await makeArticle(shop.db), await makeArticle(shop.db)]
    const shopper = newShopper(shop)
    const { body } = await shopper.add(first)
    await fillCart(shop.db, body.quote_id ?? '', 99)
    expect(await shopper.add(second)).toMatchObject({
      status: 409,
      body: { code: 'quantity_unavailable', message: expect.stringMatching(/^Er passen 100 verschillende/) },
    })
    expect((await shopper.add(first)).status).toBe(200)
  })

  it('is accessible only to the bff', async () => {
    const response = await shop.app.inject({ method: 'GET', url: '/v1/cart' })
    expect(response.statusCode).toBe(401)
  })

  it('shows its articles, their prices and the savings', async () => {
    const article = await makeArticle(shop.db, {
      title: 'Dekbed Wolk',
      priceCents: 4995,
      priceOldCents: 6995,
    })
    const { body } = await newShopper(shop).add(article, 2)
    expect(body.items).toMatchObject([
      {
        variant_id: article,
        quantity: 2,
        stock: 10,
        price: 49.95,
        price_old: 69.95,
        subtotal: 99.9,
        parent: { title: 'Dekbed Wolk' },
        name: '240x220',
        brand: 'Testduin',
        categories: [{ name: 'Testartikelen' }],
        thumbnail: { file: 'test/artikel' },
      },
    ])
    expect(body.totals).toEqual({
      total_quantity: 2,
      sub_total: 99.9,
      sub_total_old: 139.9,
      sub_total_diff: 40,
      shipping_costs: 0,
      payment_costs: 0,
      additional_costs: [],
      discounts: [],
      vat: [{ rate: 21, amount: 17.34 }],
      promo_progress: {
        text: 'Gebruik code VAKANTIEGELD voor 10% korting.',
        threshold: 75,
        remaining: 0,
        percentage: 100,
        needs_code: true,
      },
      free_shipping_progress: {
        text: 'Je bestelling wordt gratis verzonden.',
        threshold: 0,
        remaining: 0,
        percentage: 100,
        needs_code: false,
      },
      grand_total: 99.9,
    })
  })

  it('sells at the price of now, and tells a shopper who saw another', async () => {
    const article = await makeArticle(shop.db, { priceCents: 5200 })
    const shopper = newShopper(shop)
    const add = (shown_price: number) =>
      shopper.ask<Cart>('POST', '/v1/cart/item', { item_id: article, quantity: 1, shown_price })
    const { body } = await add(49)
    expect(body.items).toMatchObject([{ price: 52, price_changed_from: 49, subtotal: 52 }])
    expect((await add(52)).body.items).toMatchObject([{ price_changed_from: null, subtotal: 104 }])
    for (const price of [-1, 1_000_000.01]) expect((await add(price)).status).toBe(422)
  })

  it('can be changed and emptied line by line', async () => {
    const shopper = newShopper(shop)
    await shopper.add(await makeArticle(shop.db))
    const { body } = await shopper.add(await makeArticle(shop.db))
    const [first, second] = body.items
    const changed = await shopper.ask<Cart>('PUT', '/v1/cart/item', { id: first?.id, quantity: 7 })
    expect(quantities(changed.body)).toEqual([7, 1])
    const removed = await shopper.ask<Cart>('DELETE', `/v1/cart/item?id=${second?.id}`)
    expect(quantities(removed.body)).toEqual([7])
    const again = await shopper.ask<Cart>('DELETE', `/v1/cart/item?id=${second?.id}`)
    expect(again).toMatchObject({ status: 200, body: removed.body })
    const never = await newShopper(shop).ask<Cart>('DELETE', '/v1/cart/item?id=1')
    expect(never).toMatchObject({ status: 200, body: { found: false, items: [] } })
  })

  it('counts twenty concurrent adds, in one line', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { stock: 50 })
    await shopper.add(article)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.add(article, 2)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(quantities(body)).toEqual([41])
  })

  it('never exceeds the stock, even with concurrent requests', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { stock: 5 })
    await shopper.add(article)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.add(article)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(quantities((await shopper.ask<Cart>('GET', '/v1/cart')).body)).toEqual([5])
  })
})

describe('a quantity above the stock', () => {
  it('is refused with the available quantity, and changes nothing', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { stock: 3 })
    const refused = await shopper.add(article, 4)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'quantity_unavailable', message: 'Er zijn nog maar 3 stuks op voorraad.' },
    })
    await shopper.add(article, 2)
    expect((await shopper.add(article, 2)).body.message).toBe(
      'Er zijn nog maar 3 stuks op voorraad. Je hebt er al 2 in je winkelwagen.',
    )
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    const put = await shopper.ask('PUT', '/v1/cart/item', { id: body.items[0]?.id, quantity: 4 })
    expect(put.body.code).toBe('quantity_unavailable')
    expect(quantities((await shopper.ask<Cart>('GET', '/v1/cart')).body)).toEqual([2])
  })

  it('is refused when the article is sold out', async () => {
    const article = await makeArticle(shop.db, { stock: 0 })
    const refused = await newShopper(shop).add(article)
    expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  })

  it('is limited to 99 per article, regardless of stock', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { stock: 500 })
    await shopper.add(article, 99)
    expect((await shopper.add(article)).body).toMatchObject({
      code: 'quantity_unavailable',
      message: 'Je kunt maximaal 99 stuks van een artikel bestellen. Je hebt er al 99 in je winkelwagen.',
    })
  })

  it('keeps a line whose stock has dropped, shows the remaining stock, and can be reduced', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { stock: 5 })
    await shopper.add(article, 5)
    await shop.db.update(variant).set({ stock: 2 }).where(eq(variant.id, article))
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.items).toMatchObject([{ quantity: 5, stock: 2 }])
    const id = body.items[0]?.id
    expect((await shopper.ask('PUT', '/v1/cart/item', { id, quantity: 6 })).body.code).toBe(
      'quantity_unavailable',
    )
    const shrunk = await shopper.ask<Cart>('PUT', '/v1/cart/item', { id, quantity: 4 })
    expect(quantities(shrunk.body)).toEqual([4])
  })

  it('is not found for an article that does not exist or is no longer sold', async () => {
    const shopper = newShopper(shop)
    expect(await shopper.add(2_000_000_000)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const article = await makeArticle(shop.db)
    await shop.db.update(variant).set({ active: false }).where(eq(variant.id, article))
    expect((await shopper.add(article)).status).toBe(404)
  })
})

describe('an invalid request', () => {
  it.each([
    ['POST', '/v1/cart/item', { item_id: 'x', quantity: 1 }],
    ['POST', '/v1/cart/item', { item_id: 1, quantity: 0 }],
    ['POST', '/v1/cart/item', { item_id: 1, quantity: 1.5 }],
    ['POST', '/v1/cart/item', { item_id: 1, quantity: 100 }],
    ['POST', '/v1/cart/item', { item_id: 99_999_999_999, quantity: 1 }],
    ['POST', '/v1/cart/item', { item_id: 1, quantity: 1, price: 0.01 }],
    ['POST', '/v1/cart/item', undefined],
    ['PUT', '/v1/cart/item', { id: -1, quantity: 1 }],
    ['PUT', '/v1/cart/item', { id: 99_999_999_999, quantity: 1 }],
    ['DELETE', '/v1/cart/item', undefined],
    ['DELETE', '/v1/cart/item?id=abc', undefined],
    ['DELETE', '/v1/cart/item?id=99999999999', undefined],
  ] as const)('is refused with a message: %s %s %j', async (method, url, body) => {
    const shopper = newShopper(shop)
    await shopper.add(await makeArticle(shop.db))
    const refused = await shopper.ask(method, url, body)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.body.message).toMatch(/\w/)
    expect(quantities((await shopper.ask<Cart>('GET', '/v1/cart')).body)).toEqual([1])
  })

  it("cannot change or remove another shopper's line", async () => {
    const mine = newShopper(shop)
    const { body } = await mine.add(await makeArticle(shop.db))
    const id = body.items[0]?.id
    const other = newShopper(shop)
    await other.add(await makeArticle(shop.db))
    expect((await other.ask('PUT', '/v1/cart/item', { id, quantity: 5 })).status).toBe(404)
    const { body: theirs } = await other.ask<Cart>('DELETE', `/v1/cart/item?id=${id}`)
    expect(theirs.items.map((line) => line.id)).not.toContain(id)
    expect(quantities(theirs)).toEqual([1])
    expect(quantities((await mine.ask<Cart>('GET', '/v1/cart')).body)).toEqual([1])
  })
})
