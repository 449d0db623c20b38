import { eq } from 'drizzle-orm'
import type { Order, OrderLookup, OrderStatus } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { choose } from '../../test/pay-page.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { order as orderTable } from '../db/schema/buying/order.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { deletedEmail, detachOrders } from './record/anonymise-orders.ts'
import { orderToken } from './record/order-link.ts'

let shop: ShopUnderTest
let id: string
let otherId: string
let token: string
const buyer = () => newShopper(shop, cookie)
let cookie: string

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const { body } = await shopper.press()
  id = body.order_id
  cookie = shopper.jar.cookie
  token = new URL(await choose(body.url, 'pending')).searchParams.get('token') ?? ''
  const other = newShopper(shop)
  await other.fillIn(await makeArticle(shop.db))
  otherId = (await other.press()).body.order_id
})
afterAll(() => shop.close())

describe('an order', () => {
  it('is accessible to the session that placed it', async () => {
    expect((await buyer().ask<Order>('GET', `/v1/order/${id}`)).body).toMatchObject({ order_id: id })
  })

  it('is accessible in any browser with the link from the mail or the bank', async () => {
    const stranger = newShopper(shop)
    const seen = await stranger.ask<OrderStatus>('GET', `/v1/order/${id}/status?token=${token}`)
    expect(seen).toMatchObject({ status: 200, body: { order_id: id, payment_state: 'pending' } })
    expect((await stranger.ask('GET', `/v1/order/${id}?token=${token}`)).status).toBe(200)
    const retried = await stranger.ask('POST', '/v1/order/payment-url', { order_id: id, token })
    expect(retried.status).toBe(200)
  })

  it('is not found for other sessions, with the same response as for an unknown order', async () => {
    const stranger = newShopper(shop)
    await stranger.add(await makeArticle(shop.db))
    const refused = await stranger.ask('GET', `/v1/order/${id}`)
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const never = await stranger.ask('GET', '/v1/order/00000000-0000-4000-8000-000000000000')
    expect(never.body).toEqual(refused.body)
    expect((await stranger.ask('GET', `/v1/order/${id}/status`)).status).toBe(404)
    expect((await stranger.ask('POST', '/v1/order/payment-url', { order_id: id })).status).toBe(404)
  })

  it('rejects the link of another order, and modified or expired links', async () => {
    const secret = shop.shop.config.tokenSecret
    const now = Date.now()
    const longAgo = orderToken(secret, { id, linksFrom: null }, now - 31 * 86_400_000)
    const [expires = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(expires, 36) + 60).toString(36)
    const wrong = [
      orderToken(secret, { id: otherId, linksFrom: null }),
      orderToken('another-secret-of-more-than-32-characters', { id, linksFrom: null }),
      longAgo,
      `${later}.${signature}`,
      `${token}A`,
      token.slice(0, -1),
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      token.toUpperCase(),
      'x',
      '',
    ]
    const stranger = newShopper(shop)
    for (const tried of wrong) {
      const refused = await stranger.ask('GET', `/v1/order/${id}?token=${encodeURIComponent(tried)}`)
      expect([tried, refused.status]).toEqual([tried, 404])
    }
    expect(orderToken(secret, { id, linksFrom: null }, now - 29 * 86_400_000)).not.toBe(longAgo)
  })

  it('rejects other encodings of the same signature', async () => {
    const last = token.slice(-1)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const sent of alphabet.replace(last, '')) {
      const refused = await newShopper(shop).ask('GET', `/v1/order/${id}?token=${token.slice(0, -1)}${sent}`)
      expect(refused.status).toBe(404)
    }
  })

  it.each(['1', "' or 1=1", '../cart', '00000000-0000-0000-0000-00000000000g'])(
    'has no id like %j',
    async (wrong) => {
      const refused = await buyer().ask('GET', `/v1/order/${encodeURIComponent(wrong)}`)
      expect(refused.status).toBe(404)
      expect(refused.body.message).toMatch(/\w/)
    },
  )
})

const lookUp = (order_number: string, email: string, zipcode: string) =>
  newShopper(shop).ask<OrderLookup>('POST', '/v1/order/lookup', { order_number, email, zipcode })

describe('order lookup for guests', () => {
  const { email } = addressStep.customer

  it('opens with number, e-mail address and zipcode, in any notation', async () => {
    const { body: order } = await buyer().ask<Order>('GET', `/v1/order/${id}`)
    const found = await lookUp(order.order_number, email.toUpperCase(), '1012js')
    expect(found).toMatchObject({ status: 200, body: { order_id: id } })
    const opened = await newShopper(shop).ask('GET', `/v1/order/${id}?token=${found.body.token}`)
    expect(opened.status).toBe(200)
    const bare = order.order_number.replace('DKBD', '')
    expect((await lookUp(bare, email, '1012JS')).body.order_id).toBe(id)
  })

  it('gives the same refusal for every mismatch', async () => {
    const { body: order } = await buyer().ask<Order>('GET', `/v1/order/${id}`)
    const answers = await Promise.all([
      lookUp('DKBD9999999', email, '1012JS'),
      lookUp(order.order_number, 'iemand@example.com', '1012JS'),
      lookUp(order.order_number, email, '1012JT'),
      lookUp(order.order_number, email, ''),
    ])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it('does not find an order whose account was deleted: its e-mail address is known', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const { order_id, order_number } = (await shopper.press()).body
    await settleOrder(shop, order_id, 'paid')
    await shop.db.transaction((tx) => detachOrders(tx, eq(orderTable.id, order_id)))
    expect((await lookUp(order_number, deletedEmail, '1012JS')).status).toBe(404)
  })
})
