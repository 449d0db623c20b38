import type { RouteOptions } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { limits, type LimitName } from '../src/plugins/rate-limits.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { emptyCart, json, openProviderDouble } from './provider-double.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk
let routes: RouteOptions[]

beforeEach(async () => {
  provider = await openProviderDouble()
  routes = []
  desk = await openFrontDesk(provider.url, { onRoute: (route) => routes.push(route) })
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const isChange = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)
/** What payment providers, payers and mail programs send: limited in payment.test.ts and newsletter.test.ts. */
const isOfOthers = ({ url, config }: RouteOptions) =>
  /^\/(v1\/payment|test-payments)\//.test(url) || config?.fromAnySite
const changes = () => routes.filter((route) => [route.method].flat().some(isChange) && !isOfOthers(route))

const post = (url: string, body: object) => desk.browser().post(url).send(body)

test('every change has a limit; only a POST that reads public data has none', () => {
  const unlimited = changes().filter(({ config }) => !config?.limit)
  expect(changes().length).toBeGreaterThan(35)
  expect(unlimited.map(({ url, config }) => [url, config?.limit])).toEqual([['/api/advice/:code', null]])
})

test('every read of a shopper has a limit', () => {
  const reads = routes.filter(({ config, method }) => config?.ofShopper && ![method].flat().some(isChange))
  expect(reads.length).toBeGreaterThan(10)
  expect(reads.filter(({ config }) => !config?.limit).map(({ url }) => url)).toEqual([])
})

test('only routes with a session have a limit', () => {
  const limited = routes.filter(({ config }) => config?.limit)
  expect(limited.length).toBeGreaterThan(75)
  expect(limited.filter(({ config }) => !config?.ofShopper)).toEqual([])
})

const email = 'zoe@example.org'
const password = 'Zacht&Warm1'
const token = 'x'.repeat(43)
const account = {
  type: 'private',
  firstName: 'Zoë',
  lastName: 'Bos',
  company: '',
  email,
  phone: '',
  password,
  confirmation: password,
}

/**
 * The changes that send mail, use the link of a mail or ask the assistant, with their limit and a valid body.
 * Orders have no limit of their own here: shop-api counts the mails and the stock of unpaid orders. Nor have withdrawals,
 * which the law requires: shop-api counts their mails.
 */
const limitedChanges: Record<string, [LimitName, object]> = {
  '/api/chat/messages': ['chat', { message: 'Hoi' }],
  '/api/chat/save': ['contact', { messages: [{ role: 'user', content: 'Hoi' }], rating: null }],
  '/api/contact': [
    'contact',
    {
      name: 'Zoë',
      email,
      subject: 'order',
      orderNumber: '',
      message: 'Waar blijft mijn dekbed?',
      website: '',
    },
  ],
  '/api/customer/service-fee-request': [
    'contact',
    { orderNumber: '1000001', email, reason: 'size', explanation: '', website: '' },
  ],
  '/api/customer': ['signup', account],
  '/api/checkout/customer/account': ['signup', account],
  '/api/customer/email': ['signup', { email, password }],
  '/api/customer/password/forgot': ['signup', { email }],
  '/api/newsletter': ['signup', { email }],
  '/api/catalog/back-in-stock': ['signup', { itemId: 71, email }],
  '/api/customer/email/confirm': ['token', { token, password }],
  '/api/customer/password/reset': ['token', { token, password, confirmation: password }],
  '/api/newsletter/confirm': ['token', { token }],
}

test('every change that sends mail or tries a secret names its limit', () => {
  const named = changes().filter(({ config }) => config?.limit && config.limit !== 'write')
  expect(Object.fromEntries(named.map(({ url, config }) => [url, config?.limit]))).toEqual(
    Object.fromEntries(Object.entries(limitedChanges).map(([url, [limit]]) => [url, limit])),
  )
})

test('every limit counts', () => {
  const counting = Object.entries(limits).filter(([, limit]) => limit !== null)
  expect(counting.map(([name]) => name).toSorted()).toEqual([
    'chat',
    'contact',
    'document',
    'signup',
    'token',
  ])
})

describe.each(['chat', 'contact', 'signup', 'token'] as const)('the limit %s', (name) => {
  const counted = Object.entries(limitedChanges).filter(([, [limit]]) => limit === name)
  const { max, timeWindow } = limits[name]

  test('is reached after its last request, by all its routes together', async () => {
    // A refusal of the provider counts too.
    provider.answer = json({ code: 'validation_failed', message: 'Niet alles is goed ingevuld.' }, 422)
    const turns = Array.from({ length: max }, (_, turn) => counted[turn % counted.length])
    for (const turn of turns) {
      const [url = '', [, body] = [name, {}]] = turn ?? []
      expect.soft((await post(url, body)).status, url).toBe(422)
    }
    expect(provider.calls()).toHaveLength(max)
    for (const [url, [, body]] of counted) {
      const refused = await post(url, body)
      expect.soft(problemOf(refused), url).toMatchObject({ status: 429, code: 'rate_limited' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(timeWindow / 1000)
    }
    expect(provider.calls()).toHaveLength(max)
  })
})

test('a withdrawal is accepted after all mails of its address', async () => {
  provider.answer = json({ received_at: '2026-11-28T12:00:00Z' })
  let mailed = 0
  while (mailed <= limits.signup.max && (await post('/api/newsletter', { email })).status !== 429) mailed += 1
  expect(mailed).toBe(limits.signup.max)
  const declared = { name: 'Zoë', orderNumber: '1000001', email, articles: '' }
  expect((await post('/api/withdrawals', declared)).status).toBe(200)
})

test('an address that may do more also has more of the limits of routes', async () => {
  await desk.close()
  desk = await openFrontDesk(provider.url, { limits: readConfig({ LIMIT_PER_ADDRESS: '2400' }).limits })
  const [url = '', [, body] = ['', {}]] =
    Object.entries(limitedChanges).find(([, [limit]]) => limit === 'signup') ?? []
  const { headers } = await post(url, body)
  expect(headers['ratelimit-policy']).toContain(`"mails";q=${2 * limits.signup.max};`)
})

test('invoices are limited, which the provider draws for each request', async () => {
  provider.answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  const invoice = apiPaths.invoice('0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000')
  const statuses: number[] = []
  for (let turn = 0; turn <= limits.document.max; turn += 1)
    statuses.push((await desk.browser().get(invoice)).status)
  expect(statuses.indexOf(429)).toBe(limits.document.max)
})

const read = (ip: string) => desk.browser().get(apiPaths.cart).set('x-forwarded-for', ip)
const networkOfSite = (turn: number) => `2001:db8:7:${turn.toString(16)}::1`

/** Sends requests until the first refusal. Returns how many were answered. */
const untilRefused = async (ip: (turn: number) => string, most: number) => {
  for (let turn = 0; turn < most; turn += 1) if ((await read(ip(turn))).status === 429) return turn
  return most
}

describe('reads of a shopper', () => {
  beforeEach(async () => {
    provider.answer = json(emptyCart)
    await desk.close()
    desk = await openFrontDesk(provider.url, {
      trustedProxies: ['127.0.0.1'],
      limits: { perSession: 100, perAddress: 10, room: 1 },
    })
  })

  test('are limited by address, and others continue', async () => {
    expect(await untilRefused(() => '203.0.113.7', 30)).toBe(20)
    expect((await read('203.0.113.8')).status).toBe(200)
    // Changes have a counter of their own.
    const change = await desk
      .browser()
      .post('/api/cart/discount')
      .set('x-forwarded-for', '203.0.113.7')
      .send({})
    expect(change.status).not.toBe(429)
  })

  test('are limited by IPv6 site, whatever its networks', async () => {
    expect(await untilRefused(networkOfSite, 100)).toBe(80)
    expect((await read('2001:db8:8::1')).status).toBe(200)
  })
})
