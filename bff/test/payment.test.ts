import { PaymentUrl } from 'shared-types/contracts/checkout'
import { OrderStatus } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { guest } from './guest.ts'

let shop: ShopUnderTest
let desk: FrontDesk
/** The requests that shop-api got without the bearer. */
const forwarded: { method: string; url: string; headers: Record<string, unknown> }[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({
    listen: true,
    onRoute: (route) => {
      if (!/^\/(v1\/payment\/webhook|test-payments)/.test(route.url)) return
      route.preHandler = async ({ method, url, headers }) => void forwarded.push({ method, url, headers })
    },
  })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url)
  shop.shop.config.shopUrl = desk.url
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const order = async () => {
  const browser = desk.browser()
  const itemId = await makeArticle(shop.db)
  await browser.post(apiPaths.cartItems).send({ itemId, quantity: 1 }).expect(200)
  await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
  const methods = { shippingMethod: 'standard', paymentMethod: 'ideal' }
  await browser.post(apiPaths.paymentMethods).send(methods).expect(200)
  return { browser, ...PaymentUrl.parse((await browser.post(apiPaths.paymentUrl)).body) }
}

const webhook = (provider = 'test', id = 'tp_x') =>
  supertest(desk.url).post(`/v1/payment/webhook/${provider}`).type('form').send({ id })

describe('behind the bff', () => {
  test('a test payment is paid on its page, and the bff passes the webhook on', async () => {
    forwarded.length = 0
    const { browser, orderId, url } = await order()
    expect(url).toMatch(new RegExp(`^${desk.url}/test-payments/tp_`))
    const page = await fetch(url, { headers: { cookie: 'session=canary', authorization: 'Bearer canary' } })
    expect(await page.text()).toContain('<h1>Testbetaling</h1>')
    expect(page.headers.get('content-security-policy')).toMatch(
      /style-src 'sha256-[^']+'; form-action 'self'/,
    )
    expect(page.headers.get('cache-control')).toBe('private, no-store')

    const back = await browser
      .post(new URL(url).pathname)
      .type('form')
      .send({ outcome: 'paid', notice: 'before' })
    expect([back.status, back.headers.location]).toEqual([303, expect.stringContaining('/checkout/status/')])
    expect(forwarded.map(({ method, url: path }) => `${method} ${path.replace(/tp_.*/, '')}`)).toEqual([
      'GET /test-payments/',
      'POST /test-payments/',
      'POST /v1/payment/webhook/test',
    ])
    for (const { headers } of forwarded) {
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('authorization')
    }
    const { body } = await browser.get(apiPaths.orderStatus(orderId))
    expect(OrderStatus.parse(body)).toMatchObject({ state: 'paid' })
  })

  test('another site cannot pay for a visitor', async () => {
    const { url } = await order()
    const pay = () => supertest(url).post('').type('form').send({ outcome: 'paid' })
    for (const answer of [await pay().set('origin', 'https://evil.example'), await pay()]) {
      expect(problemOf(answer)).toMatchObject({ status: 403, code: 'forbidden_origin' })
    }
  })

  test('the test payment page is not found where test payments are off', async () => {
    const closed = await openFrontDesk(shop.url, { testPayments: false })
    const { url } = await order()
    const answer = await supertest(closed.url).get(new URL(url).pathname)
    expect([answer.status, answer.text]).not.toEqual([200, expect.stringContaining('Testbetaling')])
    await closed.close()
  })
})

describe('the webhook', () => {
  test.each([
    ['another provider', () => webhook('stripe'), 404],
    ['no id', () => webhook('test', ''), 422],
    ['an id that no provider gives', () => webhook('test', '../../login'), 422],
    ['JSON', () => supertest(desk.url).post('/v1/payment/webhook/test').send({ id: 'tp_x' }), 415],
    ['more than a kilobyte', () => webhook('test', 'x'.repeat(1100)), 413],
    ['a page of another site', () => webhook().set('origin', 'https://evil.example'), 403],
    ['another path below it', () => webhook('test/x'), 403],
    ['the login of shop-api', () => supertest(desk.url).post('/login').send({}), 403],
    ['a path of /v1', () => supertest(desk.url).post('/v1/cart').send({}), 403],
  ])('refuses %s without asking shop-api', async (_what, send, status) => {
    forwarded.length = 0
    expect(problemOf(await send()).status).toBe(status)
    expect(forwarded).toEqual([])
  })

  // The provider gives no such ids, so that shop-api accepts them all without a request, and limits none.
  test('is limited by payment, and by address', async () => {
    const strict = await openFrontDesk(shop.url, { limits: { perSession: 10, perAddress: 35, room: 1 } })
    const say = (id: string) =>
      supertest(strict.url).post('/v1/payment/webhook/test').type('form').send({ id })
    const statuses: number[] = []
    for (let time = 0; time < 32; time++) statuses.push((await say('one')).status)
    expect([statuses.indexOf(429), (await say('two')).status]).toEqual([30, 200])
    for (let time = 0; time < 2; time++) await say('three')
    expect(problemOf(await say('four'))).toMatchObject({ status: 429, code: 'rate_limited' })
    await strict.close()
  })

  test('is limited by IPv6 site, whatever its networks', async () => {
    const strict = await openFrontDesk(shop.url, {
      limits: { perSession: 10, perAddress: 2, room: 1 },
      trustedProxies: ['127.0.0.1'],
    })
    const say = async (ip: string) => {
      const notice = supertest(strict.url).post('/v1/payment/webhook/test').set('x-forwarded-for', ip)
      return (await notice.type('form').send({ id: `length-${ip.length}` })).status
    }
    const statuses: number[] = []
    for (let network = 1; network <= 9; network += 1) statuses.push(await say(`2001:db8:1:${network}::1`))
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    expect(await say('2001:db8:2:1::1')).toBe(200)
    await strict.close()
  })
})
