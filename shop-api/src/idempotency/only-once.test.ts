import { eq, sql } from 'drizzle-orm'
import type { InjectOptions, RouteOptions } from 'fastify'
import type { Cart } from '../../test/wire-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import { idempotencyKey } from '../db/schema/process/idempotency.ts'
import { payment, testProviderPayment } from '../db/schema/buying/payment.ts'
import { mail } from '../db/schema/mail.ts'
import { currentClaim } from '../db/current-claim.ts'
import { transact } from '../db/transact.ts'
import { forgetExpired } from '../retention/forget-expired.ts'
import { claimKey, storeAnswer } from './claim-key.ts'

let shop: ShopUnderTest
let article: number
let count = 0
const routes: RouteOptions[] = []
const freshKey = () => `press-${(count += 1)}`

beforeAll(async () => {
  shop = await openShopUnderTest({ onRoute: (route) => routes.push(route) })
  await ensureShopDetails(shop.db)
})
beforeEach(async () => {
  article = await makeArticle(shop.db, { stock: 50 })
})
afterAll(() => shop.close())

const post = async (url: string, payload: InjectOptions['payload'], key: string, cookie = '') => {
  const response = await shop.app.inject({
    method: 'POST',
    url,
    headers: { authorization: shop.bearer, 'idempotency-key': key, ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
  return {
    status: response.statusCode,
    body: response.json(),
    text: response.body,
    headers: response.headers,
  }
}

const begun = async () => {
  const shopper = newShopper(shop)
  await shopper.add(await makeArticle(shop.db))
  return shopper
}

const add = (quantity = 1) => ({ item_id: article, quantity })
const pieces = async () => {
  const [row] = await shop.db
    .select({ sum: sql<number>`coalesce(sum(${cartItem.quantity}), 0)::int` })
    .from(cartItem)
    .where(eq(cartItem.variantId, article))
  return row?.sum
}
const rowOf = (key: string) => eq(idempotencyKey.key, key)
const message = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'other',
  order_number: '',
  message: 'Past dit overtrek ook om een dekbed van 240 bij 200?',
}

describe('a repeated key', () => {
  it('returns the same response, byte for byte, and adds once', async () => {
    const { jar } = await begun()
    const key = freshKey()
    const first = await post('/v1/cart/item', add(2), key, jar.cookie)
    expect(first.status).toBe(200)
    const again = await post('/v1/cart/item', add(2), key, jar.cookie)
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text })
    // A quoted key is the same key (RFC 9651).
    expect((await post('/v1/cart/item', add(2), `"${key}"`, jar.cookie)).text).toBe(first.text)
    expect(await pieces()).toBe(2)
    expect((await post('/v1/cart/item', add(2), freshKey(), jar.cookie)).status).toBe(200)
    expect(await pieces()).toBe(4)
  })

  it('adds once for twenty concurrent requests, and asks the others to wait', async () => {
    const { jar } = await begun()
    const key = freshKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/v1/cart/item', add(), key, jar.cookie)),
    )
    expect(await pieces()).toBe(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(answers.length - others.length).toBeGreaterThan(0)
    for (const { status, body, headers } of others) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency_key_in_use' })
      expect(headers['retry-after']).toBe('1')
    }
  })

  it('is refused for another request', async () => {
    const { jar } = await begun()
    const key = freshKey()
    await post('/v1/cart/item', add(), key, jar.cookie)
    for (const [url, body] of [
      ['/v1/cart/item', add(2)],
      ['/v1/contact', message],
    ] as const) {
      const reused = await post(url, body, key, jar.cookie)
      expect(reused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    }
    expect(await pieces()).toBe(1)
  })

  it('is a different key for another shopper', async () => {
    const [one, other] = [await begun(), await begun()]
    const key = freshKey()
    const first = await post('/v1/cart/item', add(), key, one.jar.cookie)
    const second = await post('/v1/cart/item', add(), key, other.jar.cookie)
    expect(second.body.quote_id).not.toBe(first.body.quote_id)
    expect(await pieces()).toBe(2)
  })

  it('belongs to the session that the first request creates, so no other visitor gets its response', async () => {
    const key = freshKey()
    const first = await post('/v1/cart/item', add(), key)
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    const other = await post('/v1/cart/item', add(), key)
    expect(other.body.quote_id).not.toBe(first.body.quote_id)
    expect(other.headers['set-cookie']).not.toBe(first.headers['set-cookie'])
    const again = await post('/v1/cart/item', add(), key, cookie)
    expect(again.text).toBe(first.text)
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('sends one message to customer service, also without a session', async () => {
    const key = freshKey()
    const first = await post('/v1/contact', message, key)
    const again = await post('/v1/contact', message, key)
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(await shop.db.$count(mail, eq(mail.kind, 'contact_message'))).toBe(1)
  })

  it('can be tried again after a refusal, which changed nothing', async () => {
    const { jar } = await begun()
    const key = freshKey()
    expect((await post('/v1/cart/item', add(51), key, jar.cookie)).status).toBe(409)
    expect((await post('/v1/cart/item', add(1), key, jar.cookie)).status).toBe(200)
  })

  it('adds a bed once', async () => {
    const { jar, ask } = await begun()
    const bed = await bedRequest(shop.db)
    const key = freshKey()
    for (let press = 0; press < 2; press++) await post('/v1/cart/configurator', bed, key, jar.cookie)
    const { body } = await ask<Cart>('GET', '/v1/cart')
    expect(body.items.filter(({ custom }) => custom).map(({ quantity }) => quantity)).toEqual([1])
  })
})

describe('an interrupted request', () => {
  it('cannot store its response unless a transaction has marked its key as done', async () => {
    const attempt = { scope: 'a scope', key: freshKey(), fingerprints: ['x'] as [string] }
    const claim = await claimKey(shop.db, attempt)
    if (!('id' in claim)) throw new Error('not claimed')
    const keep = () => storeAnswer(shop.db, claim.id, { status: 200, location: null, body: {} })
    await expect(keep()).rejects.toThrow('transact')
    await currentClaim.run(claim.id, () => transact(shop.db, async () => {}))
    await keep()
    expect(await claimKey(shop.db, attempt)).toMatchObject({ stored: { status: 200 } })
  })

  it('blocks its key until its deadline', async () => {
    const { jar } = await begun()
    const key = freshKey()
    await post('/v1/cart/item', add(), key, jar.cookie)
    await shop.db.update(idempotencyKey).set({ done: false, answer: null }).where(rowOf(key))
    expect((await post('/v1/cart/item', add(), key, jar.cookie)).body.code).toBe('idempotency_key_in_use')
    await shop.db
      .update(idempotencyKey)
      .set({ claimedUntil: new Date(0) })
      .where(rowOf(key))
    expect((await post('/v1/cart/item', add(), key, jar.cookie)).status).toBe(200)
  })

  it('is not repeated when only its response was lost', async () => {
    const { jar } = await begun()
    const key = freshKey()
    await post('/v1/cart/item', add(), key, jar.cookie)
    await shop.db
      .update(idempotencyKey)
      .set({ answer: null, claimedUntil: new Date(0) })
      .where(rowOf(key))
    const again = await post('/v1/cart/item', add(), key, jar.cookie)
    expect(again).toMatchObject({ status: 409, body: { code: 'already_done' } })
    expect(await pieces()).toBe(1)
  })

  it('is repeated if only the end of the earlier payment was recorded', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'ideal')
    const { order_id } = (await shopper.press()).body
    await shop.db.update(testProviderPayment).set({ state: 'expired' })
    const key = freshKey()
    const pay = () => post('/v1/order/payment-url', { order_id }, key, shopper.jar.cookie)
    await shop.db.execute(
      sql.raw(`create function refuse_payment() returns trigger language plpgsql as
        $$ begin raise 'refused'; end $$;
      create trigger refuse_payment before insert on payment for each row execute function refuse_payment()`),
    )
    expect((await pay()).status).toBe(500)
    await shop.db.execute(sql.raw('drop function refuse_payment cascade'))
    expect(await pay()).toMatchObject({ status: 200, body: { order_id } })
    const made = await shop.db.select().from(payment).where(eq(payment.orderId, order_id))
    expect(made.map(({ state }) => state).toSorted()).toEqual(['expired', 'open'])
  })

  it('is deleted after a day', async () => {
    const { jar } = await begun()
    const [old, young] = [freshKey(), freshKey()]
    for (const key of [old, young]) await post('/v1/cart/item', add(), key, jar.cookie)
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await shop.db.update(idempotencyKey).set({ createdAt: yesterday }).where(rowOf(old))
    await forgetExpired(shop.shop)
    expect(await shop.db.$count(idempotencyKey, rowOf(old))).toBe(0)
    expect(await shop.db.$count(idempotencyKey, rowOf(young))).toBe(1)
  })
})

it.each(['', '"', '"half', 'two words', 'a,b', 'é', 'x'.repeat(256), '"a"b"'])(
  'refuses %j as a key before any change',
  async (key) => {
    const { jar } = await begun()
    const refused = await post('/v1/cart/item', add(), key, jar.cookie)
    expect(refused).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } })
    expect(await pieces()).toBe(0)
  },
)

it('the key is supported by exactly the marked routes', async () => {
  const account = {
    type: 'private',
    first_name: 'Zoë',
    last_name: 'Bos',
    company: '',
    email: 'zoe@example.com',
    phone: '0612345678',
    password: 'zwaluwen-vliegen-laag',
  }
  const product = { title: 'Dekbed', url: 'https://sluimer.example/', description: '' }
  const review = { title: 'Fijn', content: 'Heerlijk', score: 5 }
  const person = { name: 'Zoë', email: 'zoe@example.com' }
  const withdrawn = { name: 'Zoë', order_number: 'DKBD1000001', email: 'zoe@example.com', articles: '' }
  const rug = {
    order_number: 'DKBD1000001',
    email: 'zoe@example.com',
    reason: 'size',
    explanation: '',
  }
  const order_id = crypto.randomUUID()
  const creating: [string, InjectOptions['payload']][] = [
    ['/v1/cart/item', add()],
    ['/v1/cart/configurator', await bedRequest(shop.db)],
    ['/v1/cart/restore', { id: 'x' }],
    ['/v1/customer', account],
    ['/v1/checkout/customer/account', account],
    ['/v1/customer/email', { email: 'nieuw@example.com', password: account.password }],
    ['/v1/customer/email/confirm', { token: 'x'.repeat(43), password: account.password }],
    ['/v1/customer/password/reset', { token: 'x'.repeat(43), password: account.password }],
    ['/v1/catalog/product/1/review', { product, review, customer: person }],
    ['/v1/catalog/back-in-stock', { item_id: article, email: 'zoe@example.com' }],
    ['/v1/checkout/payment-url', undefined],
    ['/v1/order/payment-url', { order_id }],
    ['/v1/order/reorder', { order_id }],
    ['/v1/order/withdrawal', withdrawn],
    ['/v1/customer/service-fee-request', rug],
    ['/v1/contact', message],
    ['/v1/content/newsletter/subscribe', { email: 'zoe@example.com' }],
    ['/v1/content/newsletter/confirm', { token: 'x' }],
    ['/v1/customer/subscription', undefined],
    ['/v1/chat/save', { messages: [{ role: 'user', content: 'hallo' }] }],
  ]
  const marked = routes
    .filter(({ url, config }) => url.startsWith('/v1/') && config?.onlyOnce)
    .map(({ url }) => url)
  expect(creating.map(([url]) => url.replace('/1/', '/:id/')).toSorted()).toEqual(marked.toSorted())
  for (const [url, payload] of creating) {
    const { body } = await post(url, payload, 'no key')
    expect.soft(body.code, `${url} ${JSON.stringify(body)}`).toBe('idempotency_key_invalid')
  }
})
