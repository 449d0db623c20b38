import { eq } from 'drizzle-orm'
import type { Cart, RestoredCart } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { fillCart } from '../../test/fill-cart.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { restoreUrl } from './cart-link.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const linkTo = (cart: Cart, now = Date.now()) => idOf(restoreUrl(shop.shop.config, cart.quote_id ?? '', now))
const restore = (shopper: Shopper, id: string) => shopper.ask<Cart>('POST', '/v1/cart/restore', { id })
const missing = async (shopper: Shopper, id: string) => {
  const { body } = await shopper.ask<RestoredCart>('POST', '/v1/cart/restore', { id })
  return body.missing
}
const codeAfter = async (shopper: Shopper, cart: Cart) =>
  (await restore(shopper, linkTo(cart))).body.applied_code
const held = ({ items }: Cart) => items.map(({ variant_id, quantity }) => [variant_id, quantity])

describe('the restore link in a mail', () => {
  it('restores the cart on another device, and adds nothing twice', async () => {
    const article = await makeArticle(shop.db, { stock: 10 })
    const left = newShopper(shop)
    const { body: cart } = await left.add(article, 3)
    const elsewhere = newShopper(shop)
    expect((await restore(elsewhere, linkTo(cart))).status).toBe(200)
    const again = await restore(elsewhere, linkTo(cart))
    expect(held(again.body)).toEqual([[article, 3]])
    expect(again.body.quote_id).not.toBe(cart.quote_id)
    expect(held((await left.ask<Cart>('GET', '/v1/cart')).body)).toEqual([[article, 3]])
  })

  it('keeps the larger quantity of lines in both carts, limited by stock, and the code', async () => {
    const shared = await makeArticle(shop.db, { stock: 10, priceCents: 10_000 })
    const scarce = await makeArticle(shop.db, { stock: 5 })
    const left = newShopper(shop)
    await left.add(shared, 2)
    await left.add(scarce, 5)
    await left.ask('POST', '/v1/cart/discount', { discount_code: 'VAKANTIEGELD' })
    const { body: cart } = await left.ask<Cart>('GET', '/v1/cart')
    await shop.db.update(variant).set({ stock: 1 }).where(eq(variant.id, scarce))
    const here = newShopper(shop)
    await here.add(shared, 4)
    const { body } = await restore(here, linkTo(cart))
    expect(new Map(held(body) as [number, number][])).toEqual(
      new Map([
        [shared, 4],
        [scarce, 1],
      ]),
    )
    expect(body.applied_code).toBe('VAKANTIEGELD')
  })

  it('replaces a code that no longer counts by its own, and keeps one that does', async () => {
    const article = await makeArticle(shop.db, { priceCents: 10_000 })
    const withCode = async (code: string) => {
      const shopper = newShopper(shop)
      await shopper.add(article)
      await shopper.ask('POST', '/v1/cart/discount', { discount_code: code })
      return { shopper, cart: (await shopper.ask<Cart>('GET', '/v1/cart')).body }
    }
    await shop.db.insert(voucher).values({ code: 'VOORBIJ', title: '5%', kind: 'percentage', value: 5 })
    const left = await withCode('VAKANTIEGELD')
    const bare = newShopper(shop)
    const { body: bareCart } = await bare.add(article)
    const valid = await withCode('WELKOM10')
    const dead = await withCode('VOORBIJ')
    await shop.db
      .update(voucher)
      .set({ endsAt: new Date(0) })
      .where(eq(voucher.code, 'VOORBIJ'))
    expect(await codeAfter(valid.shopper, left.cart)).toBe('WELKOM10')
    expect(await codeAfter(dead.shopper, bareCart)).toBe('VOORBIJ')
    expect(await codeAfter(dead.shopper, left.cart)).toBe('VAKANTIEGELD')
  })

  it('adds only what fits', async () => {
    const [shared, other] = [await makeArticle(shop.db), await makeArticle(shop.db)]
    const left = newShopper(shop)
    await left.add(other)
    const { body: cart } = await left.add(shared, 3)
    const here = newShopper(shop)
    const { body } = await here.add(shared)
    await fillCart(shop.db, body.quote_id ?? '', 99)
    const restored = new Map(held((await restore(here, linkTo(cart))).body) as [number, number][])
    expect(restored.size).toBe(100)
    expect([restored.get(shared), restored.has(other)]).toEqual([3, false])
  })

  it('names what could not be added, such as the last piece that its own unpaid order holds', async () => {
    const last = await makeArticle(shop.db, { stock: 1, title: 'Laatste Dekbed' })
    const scarce = await makeArticle(shop.db, { stock: 5, title: 'Schaars Kussen' })
    const gone = await makeArticle(shop.db, { title: 'Verdwenen Deken' })
    const left = newShopper(shop)
    await left.fillIn(last)
    await left.add(gone)
    const { body: cart } = await left.add(scarce, 3)
    const link = linkTo(cart)
    expect(await missing(newShopper(shop), link)).toEqual([])
    await left.press()
    await shop.db.update(variant).set({ active: false }).where(eq(variant.id, gone))
    const elsewhere = newShopper(shop)
    expect(await missing(elsewhere, link)).toEqual([
      'Laatste Dekbed, 240x220',
      'Verdwenen Deken, 240x220',
      'Schaars Kussen, 240x220',
    ])
    expect(held((await elsewhere.ask<Cart>('GET', '/v1/cart')).body)).toEqual([[scarce, 2]])
    // To the owner's own cart, nothing is added.
    expect(await missing(left, link)).toEqual([])
  })

  it("shows the owner's own cart", async () => {
    const left = newShopper(shop)
    const { body: cart } = await left.add(await makeArticle(shop.db), 2)
    expect((await restore(left, linkTo(cart))).body).toMatchObject({ quote_id: cart.quote_id })
  })

  it.each([
    ['forged', (id: string) => `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`],
    ['of another cart', (id: string) => `00000000-0000-4000-8000-000000000000${id.slice(36)}`],
    ['malformed', () => 'x'],
    ['empty', () => ''],
  ])('that is %s restores nothing', async (_what, change) => {
    const { body: cart } = await newShopper(shop).add(await makeArticle(shop.db))
    const refused = await restore(newShopper(shop), change(linkTo(cart)))
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('is valid for thirty days, and until the cart is ordered', async () => {
    const { body: cart } = await newShopper(shop).add(await makeArticle(shop.db))
    const day = 86_400_000
    expect((await restore(newShopper(shop), linkTo(cart, Date.now() - 29 * day))).status).toBe(200)
    expect((await restore(newShopper(shop), linkTo(cart, Date.now() - 31 * day))).status).toBe(404)
    await shop.db
      .update(cartTable)
      .set({ orderedAt: new Date() })
      .where(eq(cartTable.id, cart.quote_id ?? ''))
    expect((await restore(newShopper(shop), linkTo(cart))).body.message).toMatch(/al besteld/)
  })
})
