import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { shopperSession } from '../db/schema/buying/customer.ts'
import { forgetExpired } from '../retention/forget-expired.ts'

let shop: ShopUnderTest
let article: number
beforeAll(async () => {
  shop = await openShopUnderTest()
  article = await makeArticle(shop.db)
})
afterAll(() => shop.close())

const hashOf = (cookie: string) =>
  createHash('sha256').update(cookie.slice('shop_session='.length)).digest('base64url')
const sessionRow = async (cookie: string) => {
  const [row] = await shop.db
    .select()
    .from(shopperSession)
    .where(eq(shopperSession.tokenHash, hashOf(cookie)))
  return row
}

describe("a shopper's session", () => {
  it('starts with the first addition to the cart, not with a visit', async () => {
    const shopper = newShopper(shop)
    const looked = await shopper.ask('GET', '/v1/cart')
    expect(looked.headers['set-cookie']).toBeUndefined()
    const added = await shopper.add(article)
    expect(added.headers['set-cookie']).toMatch(
      /^shop_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('is stored only as a hash, for thirty days', async () => {
    const shopper = newShopper(shop)
    await shopper.add(article)
    const row = await sessionRow(shopper.jar.cookie)
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000)
  })

  it.each(['', 'x', '%00', 'a'.repeat(43), 'a'.repeat(4000)])(
    'does not exist for the invalid cookie %j',
    async (garbage) => {
      const shopper = newShopper(shop, `shop_session=${garbage}`)
      const cart = await shopper.ask('GET', '/v1/cart')
      expect(cart).toMatchObject({ status: 200, body: { found: false } })
      const added = await shopper.add(article)
      expect(added.status).toBe(200)
      expect(await sessionRow(shopper.jar.cookie)).toBeDefined()
    },
  )

  it('is renewed while it is used, at most once a day', async () => {
    const shopper = newShopper(shop)
    await shopper.add(article)
    const again = await shopper.ask('GET', '/v1/cart')
    expect(again.headers['set-cookie']).toBeUndefined()
    const tomorrow = new Date(Date.now() + 28 * 86_400_000)
    const { jar } = shopper
    await shop.db
      .update(shopperSession)
      .set({ expiresAt: tomorrow })
      .where(eq(shopperSession.tokenHash, hashOf(jar.cookie)))
    const before = jar.cookie
    const later = await shopper.ask('GET', '/v1/cart')
    expect(later.headers['set-cookie']).toBeDefined()
    expect(jar.cookie).toBe(before)
    expect((await sessionRow(before))?.expiresAt.getTime()).toBeGreaterThan(tomorrow.getTime())
  })

  it('ends when it expires, and is then deleted with its cart', async () => {
    const shopper = newShopper(shop)
    const { body } = await shopper.add(article)
    const { cookie } = shopper.jar
    await shop.db
      .update(shopperSession)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shopperSession.tokenHash, hashOf(cookie)))
    expect((await shopper.ask('GET', '/v1/cart')).body).toMatchObject({ found: false })
    await forgetExpired(shop.shop)
    expect(await sessionRow(cookie)).toBeUndefined()
    expect(await shop.db.$count(cartTable, eq(cartTable.id, body.quote_id ?? ''))).toBe(0)
  })

  it('belongs to a guest without an account', async () => {
    const shopper = newShopper(shop)
    const guest = { loggedIn: false, customer: null }
    expect((await shopper.ask('GET', '/v1/customer/login/status')).body).toEqual(guest)
    await shopper.add(article)
    expect((await shopper.ask('GET', '/v1/customer/login/status')).body).toEqual(guest)
  })
})
