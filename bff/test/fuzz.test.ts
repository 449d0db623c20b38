/** @module-tag slow */
import type { RouteOptions } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { wire } from 'shared-types/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { bedRequest } from '../../shop-api/test/configured-bed.ts'
import { type FuzzRequest, fuzzRequests, fuzzSeed, internals, type Known } from '../../shop-api/test/fuzz.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { newShopper } from '../../shop-api/test/shopper.ts'
import { tokenInMail } from '../../shop-api/test/token-in-mail.ts'
import { type FrontDesk, openFrontDesk } from './front-desk.ts'
import { guest } from './guest.ts'
import { callsOf, email, password } from './spec-calls.ts'

let shop: ShopUnderTest
let desk: FrontDesk
let article: number
let known: Omit<Known, 'bodies'>
const provided: RouteOptions[] = []
const offered: RouteOptions[] = []
const seed = fuzzSeed()
const count = 1_000

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true, onRoute: (route) => provided.push(route) })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url, {
    trustedProxies: ['127.0.0.1'],
    onRoute: (route) => offered.push(route),
  })
  const shopper = newShopper(shop)
  const profile = { type: 'private', first_name: 'Zoë', last_name: 'de Vries', phone: '', company: '' }
  await shopper.ask('POST', '/v1/customer', { ...profile, email, password })
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await shopper.ask('POST', '/v1/customer/email/confirm', { token, password })
  article = await makeArticle(shop.db, { stock: 100_000 })
  known = {
    numbers: [article, 1, 2, 3, 8],
    texts: ['dekbed', 'hotel-boxspring-set', 'beddinghouse', '1012 JS', 'NL', 'ideal', email, 'standard'],
  }
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

/** Half of the shoppers have an account; each has a filled cart and checkout. */
const newCookie = async (isCustomer: boolean): Promise<string> => {
  const shopper = newShopper(shop)
  if (isCustomer) await shopper.ask('POST', '/v1/customer/login', { username: email, password })
  await shopper.fillIn(article)
  return shopper.jar.cookie
}

/** The cookie of a browser that has gone through the same steps. */
const newBrowserCookie = async (isCustomer: boolean): Promise<string> => {
  const browser = desk.browser()
  if (isCustomer) {
    await browser.post(apiPaths.login).send({ username: email, password, remember: false }).expect(200)
  }
  const { headers } = await browser
    .post(apiPaths.cartItems)
    .send({ itemId: article, quantity: 1 })
    .expect(200)
  await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
  const chosen = { shippingMethod: 'standard', paymentMethod: 'ideal' }
  await browser.post(apiPaths.paymentMethods).send(chosen).expect(200)
  const cookies = [headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0])
  return cookies.join('; ')
}

const shortened = ({ method, url, payload = '' }: FuzzRequest) =>
  `${method} ${url.slice(0, 300)} ${payload.slice(0, 600)}`

/** Sends all requests, some concurrently. Returns the server errors, and the answers with internals of a server. */
const faultsOf = async (
  requests: FuzzRequest[],
  newShopperCookie: (isCustomer: boolean) => Promise<string>,
  send: (request: FuzzRequest, cookie: string) => Promise<{ statusCode: number; body: string }>,
) => {
  const faults: string[] = []
  const statuses = new Set<number>()
  const atOnce = 4
  let cookie = ''
  for (let sent = 0; sent < requests.length; sent += atOnce) {
    if (sent % 40 === 0) cookie = await newShopperCookie(sent % 80 === 0)
    const batch = requests.slice(sent, sent + atOnce)
    const answers = await Promise.all(batch.map((one) => send(one, one.asShopper ? cookie : '')))
    for (const [index, { statusCode, body }] of answers.entries()) {
      statuses.add(statusCode)
      const request = batch[index]
      if (request && (statusCode >= 500 || internals.test(body))) {
        faults.push(`${statusCode} ${shortened(request)}\n    ${body.slice(0, 300)}`)
      }
    }
  }
  return { faults, statuses }
}

/** The payment provider sends a form; the fields of the JSON become those of one. */
const asForm = (request: FuzzRequest): FuzzRequest => {
  if (!request.url.includes('webhook') || !request.payload?.startsWith('{')) return request
  try {
    const fields = Object.entries(JSON.parse(request.payload) as object)
    const payload = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString()
    const headers = { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' }
    return { ...request, payload, headers }
  } catch {
    return request
  }
}

const isOwn = (url: string) => !/docs|healthz|readyz/.test(url)

test('no input of a shopper makes the provider fail', { timeout: 300_000 }, async () => {
  const bed = await bedRequest(shop.db)
  const ids = { product: 1, category: 1, brand: 'beddinghouse', bed: 1, order: '', subscription: '' }
  const calls = callsOf({ ...ids, bedToAdd: bed, article, line: 1 })
  const bodies = Object.fromEntries(
    calls.flatMap(([method, path, body]) =>
      method === 'POST' || method === 'PUT' ? [[`${method} ${path}`, body]] : [],
    ),
  )
  const routes = provided.filter(({ url }) => url.startsWith('/v1/'))
  expect(routes.length).toBeGreaterThan(140)
  expect(routes.map(({ url }) => url)).toContain('/v1/payment/webhook/test')
  const requests = fuzzRequests(routes, { ...known, bodies }, { count, seed, bodyForm: wire }).map(asForm)
  const { faults, statuses } = await faultsOf(
    requests,
    newCookie,
    ({ method, url, headers, payload }, cookie) =>
      shop.app.inject({
        method,
        url,
        headers: { ...headers, authorization: shop.bearer, ...(cookie && { cookie }) },
        ...(payload === undefined ? {} : { payload }),
      }),
  )
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 422]))
})

test('no input makes the front desk fail or opens a circuit', { timeout: 300_000 }, async () => {
  const bed = { itemId: article, quantity: 1 }
  const bodies = {
    'POST /api/cart/items': bed,
    'POST /api/checkout/customer': guest,
    'POST /api/checkout/payment-methods': { shippingMethod: 'standard', paymentMethod: 'ideal' },
    'POST /api/auth/login': { username: email, password, remember: false },
  }
  const routes = offered.filter(({ url }) => isOwn(url))
  expect(routes.length).toBeGreaterThan(160)
  const requests = fuzzRequests(routes, { ...known, bodies }, { count, seed })
  const { faults, statuses } = await faultsOf(
    requests,
    newBrowserCookie,
    ({ method, url, headers, payload }, cookie) =>
      desk.app.inject({
        method,
        url,
        headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        ...(payload === undefined ? {} : { payload }),
      }),
  )
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 422]))
  expect(desk.lines.filter((line) => line.includes('circuit'))).toEqual([])
})
