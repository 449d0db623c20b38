import { admin } from 'shared-types/contracts/admin/paths'
import { InvoiceBefore, type StaffOrder } from 'shared-types/contracts/admin/orders'
import type { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import supertest from 'supertest'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cart } from '../../shop-api/src/db/schema/buying/cart.ts'
import { shopperSession } from '../../shop-api/src/db/schema/buying/customer.ts'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { choose } from '../../shop-api/test/pay-page.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { employ } from '../../shop-api/test/staff-under-test.ts'
import { tokenInMail } from '../../shop-api/test/token-in-mail.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { guest } from './guest.ts'

let shop: ShopUnderTest
let desk: FrontDesk
const routes: { method: string; url: string }[] = []
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url, {
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((one) => ({ method: one, url }))),
  })
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

type Browser = ReturnType<FrontDesk['browser']>
const password = 'Zacht&Warm1'

/** A browser that is logged in with a new account. */
const customer = async (name: string): Promise<Browser> => {
  const browser = desk.browser()
  const email = `${name}-${crypto.randomUUID()}@example.org`
  const form = { firstName: 'Zoë', lastName: 'de Vries' }
  await browser
    .post(apiPaths.customer)
    .send({ ...form, email, password, confirmation: password })
    .expect(202)
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await browser
    .post(apiPaths.confirmEmail)
    .send({ token, password })
    .expect(201)
    .expect('location', apiPaths.customer)
  await browser.post(apiPaths.login).send({ username: email, password }).expect(200)
  return browser
}

/** Buys one piece, and pays for it by default. */
const buy = async (browser: Browser, isPaid = true): Promise<string> => {
  const itemId = await makeArticle(shop.db, { priceCents: 4995 })
  await browser.post(apiPaths.cartItems).send({ itemId, quantity: 1 }).expect(200)
  await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
  const methods = { shippingMethod: 'standard', paymentMethod: 'ideal' }
  await browser.post(apiPaths.paymentMethods).send(methods).expect(200)
  const { body, headers } = await browser.post(apiPaths.paymentUrl).expect(201)
  await browser.get(String(headers.location)).expect(200)
  if (isPaid) await choose(body.url, 'paid')
  return body.orderId
}

/** The token with which a guest in another browser opens an order. */
const lookedUp = async ({ orderNumber, email, billingAddress }: Order): Promise<string> => {
  const { body } = await desk
    .browser()
    .post(apiPaths.orderLookup)
    .send({ orderNumber, email, zipcode: billingAddress.zipcode })
    .expect(200)
  return body.token
}

test('the address step has defaults for what is not required', async () => {
  const browser = desk.browser()
  const itemId = await makeArticle(shop.db, { priceCents: 4995 })
  await browser.post(apiPaths.cartItems).send({ itemId, quantity: 1 }).expect(200)
  const { firstName, lastName, email } = guest.customer
  const { zipcode, houseNumber, city, street } = guest.billingAddress
  const required = {
    customer: { firstName, lastName, email },
    billingAddress: { zipcode, houseNumber, city, street },
  }
  const { body } = await browser.post(apiPaths.checkoutCustomer).send(required).expect(200)
  const { sameDeliveryAddress: _, ...stored } = guest
  const buyer = { ...guest.customer, phoneNumber: '' }
  expect(body).toMatchObject({ ...stored, customer: buyer })
})

test('a customer opens the invoice of a paid order, as a PDF that is not cached', async () => {
  const browser = await customer('zoe')
  const id = await buy(browser)
  await browser.get(apiPaths.orderStatus(id)).expect(200)
  const answer = await browser.get(apiPaths.invoice(id)).responseType('blob').expect(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="factuur-F\d{4}-\d{6}\.pdf"$/),
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.body)), {
    mergePages: true,
  })
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Factuur F\d{4}-\d{6} .*Bestelnummer DKBD\d{7} .*Totaal € 49,95/,
  )
})

test('a guest opens the invoice with what opens the order, as a PDF that is not cached', async () => {
  const browser = desk.browser()
  const id = await buy(browser)
  const { body: order } = await browser.get(apiPaths.order(id)).expect(200)
  const token = await lookedUp(order)
  for (const [from, used] of [
    [browser, undefined],
    [desk.browser(), token],
    [await customer('bas'), token],
  ] as const) {
    const { headers, body } = await from.get(apiPaths.orderInvoice(id, used)).responseType('blob').expect(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="factuur-${order.invoiceNumber}.pdf"`,
    })
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  }
  for (const wrong of [undefined, `${token}A`]) {
    const refused = await desk.browser().get(apiPaths.orderInvoice(id, wrong))
    expect(problemOf(refused).code).toBe('not_found')
    expect(refused.headers['cache-control']).toBe('private, no-store')
  }
  const unpaid = await buy(browser, false)
  expect(problemOf(await browser.get(apiPaths.orderInvoice(unpaid))).code).toBe('not_found')
})

test('the account has no invoice before payment, for a guest, or at an unknown URL', async () => {
  const browser = await customer('zoe')
  const id = await buy(browser, false)
  expect(problemOf(await browser.get(apiPaths.invoice(id))).code).toBe('not_found')
  expect(problemOf(await desk.browser().get(apiPaths.invoice(id))).code).toBe('login_required')
  for (const path of [
    apiPaths.invoice('..%2f..%2forders'),
    `${apiPaths.invoice(id)}/../../x`,
    `${apiPaths.invoice(id)}/more`,
  ]) {
    expect((await browser.get(path)).status).toBe(404)
  }
})

test('a customer and a guest see what was refunded, and open its credit note', async () => {
  const browser = await customer('zoe')
  const id = await buy(browser)
  await browser.get(apiPaths.orderStatus(id)).expect(200)
  const service = await employ(shop, 'service')
  const { total } = (await service.ask('GET', pathOf(admin.order, { id }))).json().refundableCents
  const request = { way: 'manual', amountCents: 500, lines: [], restock: false, refundableCents: total }
  expect((await service.ask('POST', pathOf(admin.orderRefund, { id }), request)).statusCode).toBe(200)

  const { body: listed } = await browser.get(apiPaths.customerOrders()).expect(200)
  expect(listed.orders).toMatchObject([{ id, total: 4995, refunded: 500 }])
  const { body: order } = await browser.get(apiPaths.customerOrder(id)).expect(200)
  expect(order.refunds).toMatchObject([
    { amount: 500, lines: [], creditNoteNumber: expect.stringMatching(/^C\d{4}-\d{6}$/) },
  ])
  const [{ id: refund }] = order.refunds
  const token = await lookedUp(order)
  for (const [from, used] of [
    [browser, undefined],
    [desk.browser(), token],
  ] as const) {
    const { headers, body } = await from
      .get(apiPaths.orderCreditNote(id, refund, used))
      .responseType('blob')
      .expect(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="creditnota-${order.refunds[0].creditNoteNumber}.pdf"`,
    })
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  }
  for (const path of [
    apiPaths.orderCreditNote(id, refund),
    apiPaths.orderCreditNote(id, refund, `${token}A`),
    apiPaths.orderCreditNote(id, id, token),
  ]) {
    expect(problemOf(await desk.browser().get(path)).code).toBe('not_found')
  }
})

test('a guest opens an invoice that was replaced, and its credit note, with the link to the order', async () => {
  const browser = await customer('zakelijk')
  const id = await buy(browser)
  await browser.get(apiPaths.orderStatus(id)).expect(200)
  const service = await employ(shop, 'service')
  const shown = (await service.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()
  const { customer: buyer, billingAddress } = shown
  const corrected = await service.ask('PUT', pathOf(admin.orderInvoiceDetails, { id }), {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    company: '',
    vatNumber: '',
    cocNumber: '',
    billingAddress: { ...billingAddress, street: 'Rokin' },
    was: InvoiceBefore.strip().parse(shown),
  })
  expect(corrected.statusCode).toBe(200)

  const { body: order } = await browser.get(apiPaths.customerOrder(id)).expect(200)
  const [{ number, creditNoteNumber }] = order.replacedInvoices
  const token = await lookedUp(order)
  // Documents are limited, and the sweep below needs some.
  const fresh = await openFrontDesk(shop.url)
  for (const [wanted, name] of [
    [number, `factuur-${number}.pdf`],
    [creditNoteNumber, `creditnota-${creditNoteNumber}.pdf`],
  ]) {
    const { headers } = await fresh
      .browser()
      .get(apiPaths.orderDocument(id, wanted, token))
      .expect(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
    })
  }
  await fresh.close()
})

test('an account opens its own orders, and another order with the link from its mail', async () => {
  const browser = await customer('lezer')
  const own = await buy(browser)
  const opened = await browser.get(apiPaths.customerOrder(own)).expect(200)
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect(opened.body).toEqual((await browser.get(apiPaths.order(own))).body)

  const other = desk.browser()
  const theirs = await buy(other)
  const { orderNumber } = (await other.get(apiPaths.order(theirs))).body
  const facts = { orderNumber, email: guest.customer.email, zipcode: guest.billingAddress.zipcode }
  const { token } = (await other.post(apiPaths.orderLookup).send(facts).expect(200)).body
  expect(problemOf(await browser.get(apiPaths.customerOrder(theirs))).status).toBe(404)
  expect((await browser.get(apiPaths.customerOrder(theirs, token)).expect(200)).body.orderId).toBe(theirs)
  expect(problemOf(await desk.browser().get(apiPaths.customerOrder(theirs, token))).status).toBe(401)
})

test('another customer or a guest cannot read data of a customer on any route with an id', async () => {
  const owner = await customer('owner')
  const order = await buy(owner)
  await owner.post(apiPaths.subscription).expect(201).expect('location', apiPaths.subscription)
  const itemId = await makeArticle(shop.db)
  const line = (await owner.post(apiPaths.cartItems).send({ itemId, quantity: 1 })).body.items[0].id
  const ids: [RegExp, string][] = [
    [/^\/api\/(?:customer\/)?orders\/:id/, order],
    [/^\/api\/cart\/items\/:id/, String(line)],
  ]
  const bodies: Record<string, object> = { PUT: { quantity: 2 }, POST: {} }
  // The catalogue is public. The built-in payment page opens with the secret id of a payment, for any payer.
  const open = /^\/(?:api\/(?:catalog|configurator|advice)|test-payments)/
  const own = routes.filter(({ url }) => url.includes(':id') && !open.test(url))
  const swept = own.filter(({ method, url }) => !url.endsWith('*') && !['HEAD', 'OPTIONS'].includes(method))
  expect(swept.length).toBeGreaterThanOrEqual(9)
  const stranger = await customer('stranger')
  for (const { method, url } of swept) {
    const id = ids.find(([pattern]) => pattern.test(url))?.[1]
    if (id === undefined) throw new Error(`the sweep knows no id for ${url}`)
    const path = url.replace(':id', id)
    for (const browser of [stranger, desk.browser()]) {
      const requests = {
        GET: browser.get(path),
        POST: browser.post(path),
        PUT: browser.put(path),
        DELETE: browser.delete(path),
      }
      const isKnown = method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE'
      if (!isKnown) throw new Error(`the sweep does not know ${method}`)
      const body = bodies[method]
      const answer = await (body ? requests[method].send(body) : requests[method])
      // Removing a line that is not in the cart succeeds; the checks below show that the owner still has it.
      const takesOut = method === 'DELETE' && url.startsWith('/api/cart/items/')
      const elsewhere = takesOut ? [200] : [404]
      // A guest can reorder what the session opens, so the route does not require a login.
      const needsLogin = url.startsWith('/api/customer/') && !url.endsWith('/reorder')
      const expected = browser === stranger || !needsLogin ? elsewhere : [401]
      expect.soft(expected, `${method} ${url} ${answer.status}`).toContain(answer.status)
    }
  }
  expect((await owner.get(apiPaths.order(order))).status).toBe(200)
  expect((await owner.get(apiPaths.cart)).body.items).toMatchObject([{ id: line, quantity: 1 }])
  expect((await owner.get(apiPaths.subscription)).body.subscribed).toBe(true)
})

test('a customer ends the own newsletter subscription, and no other', async () => {
  const [owner, stranger] = [await customer('reader'), await customer('no-reader')]
  await owner.post(apiPaths.subscription).expect(201)
  await stranger.delete(apiPaths.subscription).expect(200)
  expect((await owner.get(apiPaths.subscription)).body.subscribed).toBe(true)
  await owner.delete(apiPaths.subscription).expect(200)
  expect((await owner.get(apiPaths.subscription)).body.subscribed).toBe(false)
  // Again, if the first response was lost.
  await owner.delete(apiPaths.subscription).expect(200)
  expect((await desk.browser().delete(apiPaths.subscription)).status).toBe(401)
})

test('a cookie from before the logout does not work after it', async () => {
  const browser = await customer('zoe')
  const session = await browser.get(apiPaths.session).expect(200)
  expect(session.body.loggedIn).toBe(true)
  const copied = desk.browser()
  const jar = browser.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false })
  for (const cookie of jar) copied.jar.setCookie(cookie.toString(), '127.0.0.1', '/')
  expect((await copied.get(apiPaths.session)).body.loggedIn).toBe(true)
  await browser.post(apiPaths.logout).expect(200)
  expect((await browser.get(apiPaths.session)).body.loggedIn).toBe(false)
  expect((await copied.get(apiPaths.session)).body.loggedIn).toBe(false)
  expect(problemOf(await copied.get(apiPaths.customer)).code).toBe('login_required')
})

test('five wrong passwords block one account at one IP address, with a message, and no other account or address', async () => {
  const behindProxy = await openFrontDesk(shop.url, {
    trustedProxies: ['127.0.0.1'],
  })
  const someone = `${crypto.randomUUID()}@example.org`
  const tryFrom = (address: string, username = someone) =>
    behindProxy
      .browser()
      .post(apiPaths.login)
      .set('X-Forwarded-For', address)
      .send({ username, password, remember: false })
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(problemOf(await tryFrom('2001:db8:0:7::1')).code).toBe('login_failed')
    }
    // Another IPv6 address of the same household.
    const answer = await tryFrom('2001:db8:0:7::2')
    const refused = problemOf(answer)
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    // The provider's limit refused the request: the headers of the bff's limits would allow a retry at once.
    expect(answer.headers).not.toHaveProperty('ratelimit')
    expect(answer.headers).not.toHaveProperty('ratelimit-policy')
    const seconds = answer.headers['retry-after'] ?? ''
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(refused.detail).toContain(
      `te vaak een verkeerd wachtwoord ingevuld. Wacht ${seconds} seconden en probeer het`,
    )
    expect(problemOf(await tryFrom('2001:db8:0:7::1', `other-${someone}`)).code).toBe('login_failed')
    expect(problemOf(await tryFrom('2001:db8:0:8::1')).code).toBe('login_failed')
  } finally {
    await behindProxy.close()
  }
})

/** Sends a JSON request with a bearer token and without the headers of a browser. */
const withBearer = (token: string) => {
  const client = supertest(desk.url)
  const send = (method: 'get' | 'post', path: string, body?: object) =>
    client[method](path).set('Authorization', `Bearer ${token}`).send(body)
  return {
    get: (path: string) => send('get', path),
    post: (path: string, body?: object) => send('post', path, body),
  }
}

const logInFor = (form: object) => supertest(desk.url).post(apiPaths.login).send(form)

/** Logs in as a client that is not a browser. */
const tokenFor = async (email: string, remember = false): Promise<string> => {
  const form = { username: email, password, remember, transport: 'bearer' }
  return (await logInFor(form).expect(200)).body.token
}

const emailOf = async (browser: Browser): Promise<string> =>
  (await browser.get(apiPaths.session)).body.customer.email

test('a client that is not a browser gets a token and no cookie', async () => {
  const email = await emailOf(await customer('zoe'))
  const form = { username: email, password, remember: false }
  expect(problemOf(await logInFor(form)).code).toBe('forbidden_origin')
  const answer = await logInFor({ ...form, transport: 'bearer' }).expect(200)
  expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{80,}$/), expiresIn: 86_400 })
  expect(answer.get('Set-Cookie')).toBeUndefined()
  expect((await withBearer(answer.body.token).get(apiPaths.customer)).body.email).toBe(email)
})

test.each([
  ['another site', { Origin: 'https://elsewhere.example' }],
  ['our own pages', { Origin: 'http://localhost:3000' }],
  ['an address typed in a browser', { 'Sec-Fetch-Site': 'none' }],
  ['our own pages, without an origin', { 'Sec-Fetch-Site': 'same-origin' }],
])('a browser gets no token: %s', async (_what, headers) => {
  const email = await emailOf(await customer('zoe'))
  const form = { username: email, password, remember: false, transport: 'bearer' }
  expect(problemOf(await logInFor(form).set(headers)).code).toBe('forbidden_origin')
})

const ends: [string, (token: string, browser: Browser) => Promise<unknown> | string][] = [
  ['was logged out', (token) => withBearer(token).post(apiPaths.logout).expect(200)],
  [
    'expired, also after "remember me"',
    () => shop.db.update(shopperSession).set({ loginEndsAt: new Date(Date.now() - 1000) }),
  ],
  ['was forgotten', () => shop.db.delete(shopperSession)],
  [
    'ended with a new password',
    (_token, browser) =>
      browser
        .put(apiPaths.customerPassword)
        .send({ currentPassword: password, password: 'Warm&Zacht2', confirmation: 'Warm&Zacht2' })
        .expect(200),
  ],
  ['was tampered with', (token) => `${token.slice(0, -4)}AAAA`],
  ['is not ours', () => 'header.payload.signature'],
  ['is empty', () => ''],
]

test.each(ends)('a token that %s is refused on every route, and starts no cart', async (_what, end) => {
  const browser = await customer('zoe')
  const token = await tokenFor(await emailOf(browser), true)
  await withBearer(token).get(apiPaths.cart).expect(200)
  const ended = await end(token, browser)
  const client = withBearer(typeof ended === 'string' ? ended : token)
  const itemId = await makeArticle(shop.db)
  const before = [await shop.db.$count(cart), await shop.db.$count(shopperSession)]
  const answers = [
    await client.post(apiPaths.cartItems, { itemId, quantity: 1 }),
    await client.post(apiPaths.newsletter, { email: 'zoe@example.com' }),
    await client.get(apiPaths.cart),
    await client.get(apiPaths.session),
    await client.get(apiPaths.customer),
    await client.get(apiPaths.vat({ country: 'NL', number: 'NL853381082B01' })),
    await client.post(apiPaths.logout),
  ]
  for (const answer of answers) {
    expect.soft(problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect.soft(answer.headers['www-authenticate']).toBe('Bearer realm="sluimer", error="invalid_token"')
  }
  expect([await shop.db.$count(cart), await shop.db.$count(shopperSession)]).toEqual(before)
})

test('a client with an ended token can log in again, whether or not it still sends the token', async () => {
  const email = await emailOf(await customer('zoe'))
  const token = await tokenFor(email)
  await withBearer(token).post(apiPaths.logout).expect(200)
  const form = { username: email, password, remember: false, transport: 'bearer' }
  const again = await withBearer(token).post(apiPaths.login, form).expect(200)
  expect((await withBearer(again.body.token).get(apiPaths.customer)).body.email).toBe(email)
})

test('the login status answers with the user, or asks for a login', async () => {
  const owner = await customer('user')
  const { body } = await owner.get(apiPaths.user).expect(200)
  expect(body.user).toMatchObject({ firstName: 'Zoë', lastName: 'de Vries' })
  expect((await desk.browser().get(apiPaths.user)).status).toBe(401)
})
