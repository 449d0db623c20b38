import { eq } from 'drizzle-orm'
import type { Cart } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, storedStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { customer, shopperSession } from '../db/schema/buying/customer.ts'
import { hashPassword } from '../password/password.ts'

let shop: ShopUnderTest
let article: number
let soldOut: number

const email = 'zoe@example.com'
const password = 'zwaluwen-vliegen-laag'

beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  article = await makeArticle(shop.db, { stock: 2_000, priceCents: 9_900 })
  soldOut = await makeArticle(shop.db, { stock: 0 })
})
afterAll(() => shop.close())

const methods = { selected_shipping_method: 'standard', selected_payment_method: 'ideal' }
const review = {
  product: { title: 'Dekbed', url: 'https://sluimer.example/dekbed/', description: '' },
  review: { score: 4, title: 'Fijn dekbed', content: 'Het slaapt heerlijk en het is mooi afgewerkt.' },
  customer: { name: 'Zoë', email },
}

/** All routes that write for the session, and those that read it. */
const calls: [string, (shopper: Shopper, line: number) => Promise<{ status: number }>][] = [
  ['adding to the cart', (shopper) => shopper.add(article)],
  [
    'adding a bed',
    async (shopper) => shopper.ask('POST', '/v1/cart/configurator', await bedRequest(shop.db)),
  ],
  ['changing a line', (shopper, id) => shopper.ask('PUT', '/v1/cart/item', { id, quantity: 2 })],
  ['removing a line', (shopper, id) => shopper.ask('DELETE', `/v1/cart/item?id=${id}`)],
  ['using a code', (shopper) => shopper.ask('POST', '/v1/cart/discount', { discount_code: 'VAKANTIEGELD' })],
  ['dropping a code', (shopper) => shopper.ask('DELETE', '/v1/cart/discount')],
  ['reading the cart', (shopper) => shopper.ask('GET', '/v1/cart')],
  ['reading the checkout', (shopper) => shopper.ask('GET', '/v1/checkout')],
  ['the address', (shopper) => shopper.ask('POST', '/v1/checkout/customer', addressStep)],
  ['the methods', (shopper) => shopper.ask('POST', '/v1/checkout/paymentmethod', methods)],
  ['ordering', (shopper) => shopper.press()],
  ['a review', (shopper) => shopper.ask('POST', '/v1/catalog/product/1/review', review)],
  [
    'back in stock',
    (shopper) => shopper.ask('POST', '/v1/catalog/back-in-stock', { item_id: soldOut, email }),
  ],
  [
    'the newsletter',
    (shopper) => shopper.ask('POST', '/v1/content/newsletter/subscribe', { email: 'a@b.example' }),
  ],
  ['leaving a product', (shopper) => shopper.ask('POST', '/v1/abandon/browse', { products: [1] })],
  ['the login status', (shopper) => shopper.ask('GET', '/v1/customer/login/status')],
]

/** Another tab: uses the same cookie, whatever the responses set. */
const tabOf = (shopper: Shopper) => newShopper(shop, shopper.jar.cookie)

const raced = async (shopper: Shopper, end: () => Promise<unknown>) => {
  const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
  const line = body.items[0]?.id ?? 0
  const all = (times: number) =>
    Array.from({ length: times }, () => calls.map(([, call]) => call(tabOf(shopper), line))).flat()
  const answers = [...all(2), end(), ...all(2)]
  return (await Promise.all(answers)) as { status?: number; body?: object }[]
}

const failures = (answers: { status?: number; body?: object }[]) =>
  answers.filter(({ status = 200 } = {}) => status >= 500).map(({ body }) => body)

describe('a session that ends during a request', () => {
  const rounds = Array.from({ length: 5 }, (_, round) => round)

  it.each(calls)('works with %s', async (_what, call) => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(await call(shopper, body.items[0]?.id ?? 0)).toMatchObject({ status: 200 })
  })

  it.each(calls)('returns no 500 when it ends during %s', { tags: ['slow'] }, async (_what, call) => {
    for (const round of rounds) {
      const shopper = newShopper(shop)
      const { body } = await shopper.add(article)
      await shopper.ask('DELETE', `/v1/cart/item?id=${body.items[0]?.id}`)
      const many = (times: number) => Array.from({ length: times }, () => call(tabOf(shopper), 1))
      const logout = tabOf(shopper).ask('GET', '/v1/customer/logout')
      const answers = await Promise.all([...many(round), logout, ...many(6)])
      expect(failures(answers)).toEqual([])
    }
  })

  it('returns no 500 on any route, with a cart and a checkout', { tags: ['slow'] }, async () => {
    for (const _ of rounds) {
      const shopper = newShopper(shop)
      await shopper.fillIn(article)
      const end = () => tabOf(shopper).ask('GET', '/v1/customer/logout')
      expect(failures(await raced(shopper, end))).toEqual([])
    }
  })

  it(
    'returns no 500 when it ends by login, or with the account',
    { timeout: 60_000, tags: ['slow'] },
    async () => {
      const profile = storedStep.customer
      for (const round of rounds.slice(0, 2)) {
        const address = `zoe-${round}@example.com`
        const passwordHash = await hashPassword(password)
        await shop.db
          .insert(customer)
          .values({ email: address, passwordHash, profile: { ...profile, email: address } })
        const guest = newShopper(shop)
        await guest.fillIn(article)
        const login = { username: address, password }
        const member = newShopper(shop)
        await member.ask('POST', '/v1/customer/login', login)
        await member.add(article)
        const enter = () => tabOf(guest).ask('POST', '/v1/customer/login', login)
        expect(failures(await raced(guest, enter))).toEqual([])
        const leave = () => tabOf(member).ask('DELETE', '/v1/customer', { password })
        expect(failures(await raced(member, leave))).toEqual([])
      }
    },
  )

  it('is replaced by a new session that has only the last addition', async () => {
    const shopper = newShopper(shop)
    await shopper.add(article)
    await shop.db.delete(shopperSession).where(eq(shopperSession.expiresAt, shopperSession.expiresAt))
    const before = shopper.jar.cookie
    const { body } = await shopper.add(article, 2)
    expect(body.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(shopper.jar.cookie).not.toBe(before)
  })
})

describe('a refused first change', () => {
  it.each<[string, (shopper: Shopper) => Promise<{ status: number; headers: object }>]>([
    ['of an article that does not exist', (shopper) => shopper.add(2_000_000_000)],
    ['of an article that is sold out', (shopper) => shopper.add(soldOut)],
    ['of more than the stock', async (shopper) => shopper.add(await makeArticle(shop.db, { stock: 2 }), 3)],
    [
      'of a bed that does not exist',
      async (shopper) => {
        const bed = await bedRequest(shop.db)
        const custom = { ...bed.custom, slug: 'bestaat-niet' }
        return shopper.ask('POST', '/v1/cart/configurator', { ...bed, custom })
      },
    ],
    ['by an invalid link', (shopper) => shopper.ask('POST', '/v1/cart/restore', { id: 'x' })],
    [
      'of a review of an unknown product',
      (shopper) => shopper.ask('POST', '/v1/catalog/product/2000000000/review', review),
    ],
    [
      'that requests a mail about an article in stock',
      (shopper) => shopper.ask('POST', '/v1/catalog/back-in-stock', { item_id: article, email }),
    ],
  ])('creates no session: %s', async (_what, change) => {
    const before = await shop.db.$count(shopperSession)
    const refused = await change(newShopper(shop))
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.headers).not.toHaveProperty('set-cookie')
    expect(await shop.db.$count(shopperSession)).toBe(before)
  })
})
