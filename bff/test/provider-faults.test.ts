/** @module-tag slow */

import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { v1 } from 'shared-types/contracts/provider/paths'
import { apiPaths } from 'shared-types/urls/api-paths'
import { tryAgain } from '../src/problem.ts'
import { product, reviews } from './catalogue-double.ts'
import { eventually, type FrontDesk, shortDeadlines, openFrontDesk, problemOf } from './front-desk.ts'
import { passTime } from './pass-time.ts'
import { emptyCart, filledCart, json, openProviderDouble } from './provider-double.ts'
import { held } from '../../shop-api/test/resiliency.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk

beforeEach(async () => {
  provider = await openProviderDouble()
  desk = await openFrontDesk(provider.url, { deadlines: shortDeadlines })
  await eventually(() => desk.bff.shopApi.loggedIn())
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const readCart = () => desk.browser().get('/api/cart')
const unavailable = { status: 503, code: 'provider_unavailable', detail: tryAgain }
const failed = { status: 502, code: 'provider_failed', detail: tryAgain }
const malformed = { status: 502, code: 'provider_malformed', detail: tryAgain }

test('a provider that is down is reported within a second, and the shop recovers soon after it is back', async ({
  task,
}) => {
  await provider.close()
  const times: number[] = []
  for (let call = 0; call < 3; call++) {
    const start = performance.now()
    const answer = await readCart()
    times.push(performance.now() - start)
    expect(problemOf(answer)).toMatchObject(unavailable)
    expect(answer.headers['retry-after']).toBe('5')
  }
  // Load on the machine only adds time.
  const refusedAfter = Math.min(...times)
  expect(refusedAfter).toBeLessThan(1_000)
  for (let call = 0; call < 10; call++) expect(problemOf(await readCart())).toMatchObject(unavailable)

  provider = await openProviderDouble(provider.port)
  const back = performance.now()
  await eventually(async () => (await readCart()).status === 200, 6_000)
  held(task, {
    fault: 'shop-api is down',
    measured: `503 after ${Math.round(refusedAfter)} ms, whole ${Math.round(performance.now() - back)} ms after its return`,
  })
})

const away = (_request: unknown, response: ServerResponse) => void response.writeHead(503).end()

test.each([
  ['from the first call on', 0],
  ['after many successes', 40],
])(
  'the circuit opens after at most 10 failed calls, %s, and lets one call in 5 seconds through',
  { tags: ['slow'] },
  async (_when, good) => {
    for (let call = 0; call < good; call++) expect((await readCart()).status).toBe(200)
    const known = provider.calls().length
    provider.answer = away
    for (let call = 0; call < 30; call++) expect(problemOf(await readCart())).toMatchObject(unavailable)
    expect(provider.calls().length - known).toBeLessThanOrEqual(10)

    const before = provider.calls().length
    await Promise.all(Array.from({ length: 20 }, readCart))
    expect(provider.calls().length).toBe(before)
    passTime(5_100)
    await Promise.all(Array.from({ length: 20 }, readCart))
    expect(provider.calls().length).toBe(before + 1)
  },
)

test('reads are retried once, but not so often that retries overload the provider', async ({ task }) => {
  let count = 0
  provider.answer = (request, response) => {
    count += 1
    if (count % 2 === 1) response.writeHead(503).end()
    else json(emptyCart)(request, response)
  }
  const first = await readCart()
  expect(first.status).toBe(200)
  expect(count).toBe(2)
  for (let call = 0; call < 99; call++) await readCart()
  const calls = provider.calls().length
  expect(calls).toBeLessThanOrEqual(110)
  held(task, { fault: 'shop-api fails (500, 429)', measured: `${calls} calls for 100 reads` })
})

test.each([
  [503, unavailable],
  [500, failed],
])('a change that got a %i is not retried', async (status, problem) => {
  provider.answer = (_request, response) => response.writeHead(status).end()
  const answer = await desk.browser().post('/api/cart/items').send({ itemId: 1, quantity: 1 })
  expect(problemOf(answer)).toMatchObject(problem)
  expect(provider.calls()).toHaveLength(1)
})

test('a provider that fails on one request does not count as down, and its error message is not passed on', async () => {
  const secret = 'relation "cart" violates foreign key'
  provider.answer = json({ message: secret, code: 'internal_error' }, 500)
  const got = await readCart()
  expect(problemOf(got)).toMatchObject(failed)
  expect(got.headers['retry-after']).toBeUndefined()
  expect(got.text + desk.lines.join('')).not.toContain(secret)
  // A read is retried only once.
  expect(provider.calls()).toHaveLength(2)
})

test('a call to a provider that waits for its database is retried at once', async () => {
  provider.answer = json({ message: 'Even niet bereikbaar.', code: 'provider_unavailable' }, 503)
  for (let call = 0; call < 20; call++) {
    const got = await readCart()
    expect(problemOf(got)).toMatchObject(unavailable)
    expect(got.headers['retry-after']).toBe('1')
  }
  provider.answer = json(emptyCart)
  expect((await readCart()).status).toBe(200)
})

test('many failures of one route of the provider do not affect the carts of others', async () => {
  provider.answer = (request, response) => {
    if (request.url?.startsWith('/v1/cart/discount')) response.writeHead(500).end()
    else json(emptyCart)(request, response)
  }
  const attacker = desk.browser()
  const fail = () => attacker.post('/api/cart/discount').send({ discountCode: 'X' })
  for (let round = 0; round < 5; round++) {
    const failures = await Promise.all(Array.from({ length: 12 }, fail))
    for (const answer of failures) expect(problemOf(answer)).toMatchObject(failed)
    const added = await desk.browser().post('/api/cart/items').send({ itemId: 1, quantity: 1 })
    expect(added.status).toBe(200)
  }
})

test('a call that waits too long in the queue is not a failure of the provider', async () => {
  const deadline = 3_000
  const patient = await openFrontDesk(provider.url, { deadlines: { ...shortDeadlines, read: deadline } })
  const read = async () => patient.browser().get('/api/cart')
  const pending: (() => void)[] = []
  provider.answer = (request, response) => void pending.push(() => json(emptyCart)(request, response))
  const answers = Array.from({ length: 64 }, read)
  await eventually(() => pending.length === 64)
  const waited = Array.from({ length: 20 }, read)
  expect(new Set((await Promise.all(waited)).map(({ status }) => status))).toEqual(new Set([503]))
  for (const finish of pending.splice(0)) finish()
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(pending).toEqual([])
  provider.answer = json(emptyCart)
  expect((await read()).status).toBe(200)
  await patient.close()
})

test('a call that would wait too long is refused at once, not after its wait', async () => {
  const queue = 3_000
  const patient = await openFrontDesk(provider.url, { deadlines: { ...shortDeadlines, read: 10_000, queue } })
  let searched = 0
  const search = async () => {
    const answer = await patient.browser().get(apiPaths.search(`dekbed ${(searched += 1)}`))
    return { status: answer.status, at: performance.now() }
  }
  // The bff measures that a search takes half a second: during the longest wait, the 16 slots serve 96.
  provider.answer = (_request, response) => void setTimeout(() => response.writeHead(500).end(), 500)
  await Promise.all(Array.from({ length: 48 }, search))
  const hanging: ServerResponse[] = []
  provider.answer = (_request, response) => void hanging.push(response)
  const started = performance.now()
  const searches = Array.from({ length: 160 }, search)
  const refused = await Promise.any(searches.slice(-20))
  expect(refused.status).toBe(503)
  expect(refused.at - started).toBeLessThan(queue / 2)
  provider.answer = away
  for (const response of hanging) response.writeHead(503).end()
  await Promise.all(searches)
  await patient.close()
})

test('a call without an answer fails at the deadline', async ({ task }) => {
  provider.answer = () => {}
  const start = performance.now()
  expect(problemOf(await readCart())).toMatchObject(unavailable)
  const took = performance.now() - start
  expect(took).toBeGreaterThanOrEqual(shortDeadlines.read)
  expect(took).toBeLessThan(1_500)
  held(task, {
    fault: 'shop-api is slow or silent',
    measured: `503 after ${Math.round(took)} ms with a deadline of ${shortDeadlines.read} ms`,
  })
})

test('a call with half an answer fails at the deadline', async () => {
  provider.answer = (_request, response) => void response.writeHead(200).write('{"quote_id":')
  expect(problemOf(await readCart())).toMatchObject(unavailable)
})

test('slow payments do not block the carts', async () => {
  const patient = await openFrontDesk(provider.url)
  const read = () => patient.browser().get('/api/cart')
  const open: (() => void)[] = []
  provider.answer = (request, response) => {
    if (request.url === '/v1/checkout/payment-url') open.push(() => response.writeHead(503).end())
    else json(emptyCart)(request, response)
  }
  const paying = Array.from(
    { length: 100 },
    async () => (await patient.browser().post('/api/checkout/payment-url')).status,
  )
  await eventually(() => open.length >= 60)
  expect((await read()).status).toBe(200)
  expect(open.length).toBeLessThanOrEqual(64)
  provider.answer = away
  for (const finish of open) finish()
  expect(new Set(await Promise.all(paying))).toEqual(new Set([503]))
  provider.answer = json(emptyCart)
  expect((await read()).status).toBe(200)
  await patient.close()
})

const odd = [null, '', 'x', -1, 0, 0.001, 1e20, 1e308, true, [], {}, [[]], '\u0000', '<script>', 2 ** 53]
const oddValue = () => structuredClone(odd[Math.floor(Math.random() * odd.length)])

/** What a mutated answer is sent for: products and reviews are new each time, so that none is cached. */
const cached = apiPaths.product(product.slug)
const paymentUrl = {
  order_id: crypto.randomUUID(),
  order_number: 'DKBD1000001',
  url: 'https://bank.example/1',
}
type Shopper = ReturnType<FrontDesk['browser']>
type Call = (shopper: Shopper, round: number) => PromiseLike<{ status: number }>
const routes: [[string, object, Call], ...[string, object, Call][]] = [
  ['a cart', filledCart, (shopper) => shopper.get(apiPaths.cart)],
  ['a change', filledCart, (shopper) => shopper.post(apiPaths.cartItems).send({ itemId: 1, quantity: 1 })],
  ['a payment', paymentUrl, (shopper) => shopper.post(apiPaths.paymentUrl)],
  ['a product', product, (shopper, round) => shopper.get(apiPaths.product(`artikel-${round}`))],
  ['reviews', reviews, (shopper, round) => shopper.get(apiPaths.productReviews(round + 1))],
  ['a cached product', product, (shopper) => shopper.get(cached)],
]

test('messages to the assistant without an answer do not stop the carts of others', async () => {
  const usual = provider.answer
  provider.answer = (request, response) =>
    request.url?.startsWith(v1.assistant) ? undefined : usual(request, response)
  const chats = Array.from({ length: 20 }, async () =>
    desk.browser().post(apiPaths.chatMessages).send({ message: 'een dekbed' }),
  )
  const answers = await Promise.all(chats)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(provider.calls().filter((call) => JSON.stringify(call).includes(v1.assistant)).length).toBeLessThan(
    20,
  )
  const added = await desk.browser().post(apiPaths.cartItems).send({ itemId: 1, quantity: 1 })
  expect(added.status).toBe(200)
})

describe('a malformed answer of the provider', () => {
  const secret = 'provider-internal-detail'
  const huge = JSON.stringify({ ...emptyCart, quote_id: secret.repeat(240_000) })
  const readCartFrom = async (answer: (typeof provider)['answer']) => {
    provider.answer = answer
    return readCart()
  }
  test.each<[string, (typeof provider)['answer']]>([
    ['JSON that does not end', (_request, response) => response.end(`{"quote_id": "${secret}`)],
    ['another shape', json({ ...emptyCart, totals: secret })],
    ['a page of HTML', (_request, response) => response.end(`<html><h1>${secret}</h1></html>`)],
    ['a 404 in HTML', (_request, response) => response.writeHead(404).end(`<h1>${secret}</h1>`)],
    ['a redirect', (_request, response) => response.writeHead(302, { location: `/${secret}` }).end()],
    ['nothing', (_request, response) => response.end()],
    ['null', json(null)],
    [
      'money in fractions of a cent',
      json({ ...emptyCart, totals: { ...emptyCart.totals, grand_total: 1.005 } }),
    ],
    ['an unknown error code', json({ message: secret, code: secret }, 400)],
  ])('%s becomes a 502 without its content', async (_what, answer) => {
    const got = await readCartFrom(answer)
    expect(problemOf(got)).toMatchObject(malformed)
    expect(got.text + desk.lines.join('')).not.toContain(secret)
  })

  test('more than 5 MB becomes a 502 without its content', async () => {
    // Sending that much may take longer than the short deadlines.
    await desk.close()
    desk = await openFrontDesk(provider.url)
    const got = await readCartFrom((_request, response) => response.end(huge))
    expect(problemOf(got)).toMatchObject(malformed)
    expect(got.text + desk.lines.join('')).not.toContain(secret)
  })

  test('the log names the wrong field, never its value', async () => {
    provider.answer = json({ ...emptyCart, totals: { ...emptyCart.totals, grand_total: 'canary-value' } })
    await readCart()
    const line = desk.lines.find((text) => text.includes('malformed'))
    expect(line).toContain('totals.grand_total')
    expect(line).toContain('/v1/cart')
    expect(desk.lines.join('')).not.toContain('canary-value')
  })

  test(
    'a thousand answers with random values are shown or refused, and never break the server',
    { tags: ['slow'] },
    async ({ task }) => {
      const shopper = desk.browser()
      provider.answer = json(product)
      expect((await shopper.get(cached)).status).toBe(200)
      const outcomes = new Set<string>()
      for (let round = 0; round < 1_000; round++) {
        const [what, answer, call] = routes[round % routes.length] ?? routes[0]
        // Replace about one in thirty values, at any depth.
        const text = JSON.stringify(answer, (_key, value: unknown) =>
          Math.random() < 0.03 ? oddValue() : value,
        )
        provider.answer = (_request, response) => response.end(text)
        desk.bff.changes.noteEverything()
        const { status } = await call(shopper, round)
        outcomes.add(`${what} ${status}`)
        expect.soft([200, 201, 502], text).toContain(status)
      }
      // An answer that is cached is sent instead of a malformed one.
      expect([...outcomes].toSorted()).toEqual([
        'a cached product 200',
        'a cart 200',
        'a cart 502',
        'a change 200',
        'a change 502',
        'a payment 201',
        'a payment 502',
        'a product 200',
        'a product 502',
        'reviews 200',
        'reviews 502',
      ])
      held(task, {
        fault: 'shop-api sends half, wrong, endless or other answers',
        measured: '1,000 mutated answers of six calls: shown, a 502, or an older answer',
      })
    },
  )

  test('an amount beyond the safe integers is a malformed answer', async () => {
    const totals = { ...filledCart.totals, grand_total: 1e20 }
    provider.answer = json({ ...filledCart, totals })
    expect(problemOf(await readCart())).toMatchObject(malformed)
  })

  test('keys for prototype pollution are dropped', async () => {
    const text = JSON.stringify(emptyCart).replace('{', '{"__proto__":{"polluted":true},"constructor":1,')
    provider.answer = (_request, response) => response.end(text)
    const got = await readCart()
    expect(got.status).toBe(200)
    expect(got.text).not.toContain('polluted')
    expect('polluted' in {}).toBe(false)
  })
})

test("a refusal has the provider's code, message and fields", async () => {
  provider.answer = json(
    {
      message: 'Niet alles is goed ingevuld.',
      code: 'validation_failed',
      errors: { 'billing_address.house_number': 'Vul een huisnummer in' },
    },
    422,
  )
  const added = await desk.browser().post('/api/cart/items').send({ itemId: 1, quantity: 1 })
  expect(problemOf(added)).toMatchObject({
    status: 422,
    code: 'validation_failed',
    detail: 'Niet alles is goed ingevuld.',
    fields: { 'billingAddress.houseNumber': 'Vul een huisnummer in' },
  })
})

test('a failed payment provider is a refusal, and does not open the circuit', async () => {
  provider.answer = json({ message: 'Betalen lukt nu niet.', code: 'payment_provider_failed' }, 502)
  for (let call = 0; call < 12; call++) {
    const answer = await desk.browser().post('/api/checkout/payment-url')
    expect(problemOf(answer)).toMatchObject({
      status: 502,
      code: 'payment_provider_failed',
      detail: 'Betalen lukt nu niet.',
    })
  }
})

test('an Idempotency-Key is not passed on where the provider honours none', async () => {
  for (const key of ['press-4', 'two words']) {
    const press = desk.browser().post('/api/cart/discount').set('Idempotency-Key', key)
    expect((await press.send({ discountCode: 'X' })).status).toBe(200)
  }
  expect(provider.calls().map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined])
})

test('a valid Idempotency-Key is passed on with its request, and an invalid one is refused', async () => {
  const add = (key: string) =>
    desk.browser().post('/api/cart/items').set('Idempotency-Key', key).send({ itemId: 1, quantity: 1 })
  expect((await add('"press-1"')).status).toBe(200)
  expect((await add('press-2')).status).toBe(200)
  await desk.browser().get('/api/cart').set('Idempotency-Key', 'press-3')
  const sent = provider.calls().map(({ headers }) => headers['idempotency-key'])
  expect(sent).toEqual(['"press-1"', '"press-2"', undefined])
  expect(problemOf(await add('two words'))).toMatchObject({ status: 400, code: 'idempotency_key_invalid' })
  expect(provider.calls()).toHaveLength(3)
})
