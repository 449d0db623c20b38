/** @module-tag slow */
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { tokenInMail } from '../../shop-api/test/token-in-mail.ts'
import { eventually, type FrontDesk, openFrontDesk, longDeadlines } from './front-desk.ts'
import { guest } from './guest.ts'
import { openRedisServer, redisCommand } from './redis-server.ts'

const shoppers = 20
const requestsEach = 500
const password = 'Zacht&Warm1'

let redis: Awaited<ReturnType<typeof openRedisServer>> | undefined
let shop: ShopUnderTest
let desks: [FrontDesk, FrontDesk]

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  redis = redisCommand === undefined ? undefined : await openRedisServer()
  // All shoppers have one address, of which some routes allow few requests.
  const limits = { perSession: 10_000, perAddress: 10_000, room: 100 }
  const shared = { deadlines: longDeadlines, limits, ...(redis && { redisUrl: redis.url }) }
  desks = [await openFrontDesk(shop.url, shared), await openFrontDesk(shop.url, shared)]
  for (const { bff } of desks) if (redis) await eventually(() => bff.sharedState.redis?.status === 'ready')
})
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.close()))
  await shop.close()
  await redis?.kill()
})

/** A name that no text of the shop contains, and no name of another shopper is a part of. */
const canaryOf = (index: number) => `Kanarie${String.fromCharCode(97 + index).repeat(3)}`
const canaries = /kanarie([a-t])\1\1/gi

/** A browser with an order and a filled checkout: every second one has an account. */
const openShopper = async (index: number) => {
  const browser = desks[0].browser()
  const name = canaryOf(index)
  const email = `${name.toLowerCase()}@example.org`
  if (index % 2 === 0) {
    const form = { type: 'private', firstName: name, lastName: 'de Vries', phone: '', company: '' }
    await browser
      .post(apiPaths.customer)
      .send({ ...form, email, password, confirmation: password })
      .expect(202)
    const token = await tokenInMail(shop.db, email, 'account_confirm')
    await browser.post(apiPaths.confirmEmail).send({ token, password }).expect(201)
    await browser.post(apiPaths.login).send({ username: email, password, remember: false }).expect(200)
  }
  const checkout = {
    ...guest,
    customer: { ...guest.customer, firstName: name, email },
    billingAddress: { ...guest.billingAddress, street: `${name}straat` },
  }
  const fill = async () => {
    const itemId = await makeArticle(shop.db, { priceCents: 4995, stock: 100 })
    await browser
      .post(apiPaths.cartItems)
      .send({ itemId, quantity: index + 1 })
      .expect(200)
    await browser.post(apiPaths.checkoutCustomer).send(checkout).expect(200)
  }
  await fill()
  await browser
    .post(apiPaths.paymentMethods)
    .send({ shippingMethod: 'standard', paymentMethod: 'ideal' })
    .expect(200)
  const { body } = await browser.post(apiPaths.paymentUrl).expect(201)
  // The order closes its cart when its state is requested; the next one is for the reads.
  await browser.get(apiPaths.orderStatus(body.orderId)).expect(200)
  await fill()
  const { body: cart, headers } = await browser.get(apiPaths.cart).expect(200)
  const jar = browser.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false })
  const cookie = jar.map(({ name: key, value }) => `${key}=${value}`).join('; ')
  expect([cart.items.at(-1).quantity, headers['cache-control']]).toEqual([index + 1, 'private, no-store'])
  return { index, name, cookie, order: String(body.orderId), line: Number(cart.items.at(-1).id) }
}

type Shopper = Awaited<ReturnType<typeof openShopper>>

/** The requests of a shopper; a write does not change the cart. */
const requestsOf = ({ index, order, line }: Shopper): [path: string, init?: RequestInit][] => [
  [apiPaths.session],
  [apiPaths.cart],
  [apiPaths.checkout],
  [apiPaths.cartItem(line), { method: 'PUT', body: JSON.stringify({ quantity: index + 1 }) }],
  [apiPaths.order(order)],
  [apiPaths.customer],
  [apiPaths.customerOrders()],
  [apiPaths.customerExport],
  [apiPaths.shippingMethods],
  [apiPaths.shell],
  [apiPaths.homepage],
  ['/'],
  ['/cart/'],
  ['/account/'],
]

test('twenty shoppers at two replicas never get data of each other', { timeout: 900_000 }, async () => {
  const all: Shopper[] = []
  for (let index = 0; index < shoppers; index += 1) all.push(await openShopper(index))

  const wrong: string[] = []
  const own = new Map<string, number>()
  const statuses = new Map<number, number>()
  const read = async (shopper: Shopper, turn: number) => {
    const requests = requestsOf(shopper)
    const [path, init] = requests[(turn * 5 + shopper.index) % requests.length] ?? ['/']
    const desk = desks[(turn + shopper.index) % 2] ?? desks[0]
    const headers = {
      cookie: shopper.cookie,
      origin: desk.bff.config.publicUrl.origin,
      ...(init?.body ? { 'content-type': 'application/json' } : {}),
    }
    const answer = await fetch(desk.url + path, { ...init, headers, redirect: 'manual' })
    const text = JSON.stringify([...answer.headers]) + (await answer.text())
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    for (const [found] of text.matchAll(canaries)) {
      if (found.toLowerCase() === shopper.name.toLowerCase()) own.set(path, (own.get(path) ?? 0) + 1)
      else wrong.push(`${shopper.name} found ${found} at ${path}`)
    }
    if (path === apiPaths.cart && !text.includes(`"quantity":${shopper.index + 1},`))
      wrong.push(`${shopper.name} got another cart`)
  }
  await Promise.all(
    all.flatMap((shopper) =>
      // Three concurrent requests of each.
      [0, 1, 2].map(async (lane) => {
        for (let turn = lane; turn < requestsEach; turn += 3) await read(shopper, turn)
      }),
    ),
  )
  expect(wrong).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(shoppers * requestsEach)
  expect([...statuses.keys()].filter((status) => status >= 500 || status === 429)).toEqual([])
  // The canaries are in these answers, so that they would be found in those of others.
  for (const path of [apiPaths.session, apiPaths.checkout, apiPaths.customer, apiPaths.customerExport])
    expect([path, own.get(path) ?? 0]).toEqual([path, expect.toSatisfy((count: number) => count > 100)])
  expect([...own.keys()].filter((path) => !path.startsWith('/api/'))).toEqual([])
})
