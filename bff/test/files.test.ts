import { createServer } from 'node:https'
import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, type FrontDesk, shortDeadlines, openFrontDesk, problemOf } from './front-desk.ts'
import { passTime } from './pass-time.ts'
import { emptyCart, json, openProviderDouble } from './provider-double.ts'
import { selfSigned } from './self-signed.ts'

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

const picture = '/images/480/products/wit.avif'
const invoice = apiPaths.invoice('0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000')
const get = (path: string) => desk.browser().get(path)
const openInTab = (path: string) => get(path).set('sec-fetch-dest', 'document')
const silent = () => {}
const send =
  (type: string, body: string | Buffer = '<h1>canary</h1>') =>
  (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(body)
const serve = (answer: typeof provider.answer) => {
  provider.answer = answer
  provider.picture = answer
}

test('a picture waits for a frozen provider no longer than data, and not at all once the circuit is open', async () => {
  serve(silent)
  const start = performance.now()
  const answers = await Promise.all(Array.from({ length: 64 }, () => get(picture)))
  expect(answers.map((answer) => problemOf(answer).code)).toEqual(
    Array.from({ length: 64 }, () => 'provider_unavailable'),
  )
  expect(performance.now() - start).toBeLessThan(5 * shortDeadlines.read)

  const calls = provider.calls().length
  const after = await Promise.all(Array.from({ length: 20 }, () => get(picture)))
  for (const answer of after) expect(problemOf(answer).code).toBe('provider_unavailable')
  expect(provider.calls()).toHaveLength(calls)

  // The circuit of the pictures is not that of the carts.
  provider.answer = json(emptyCart)
  expect((await get('/api/cart')).status).toBe(200)
})

test('a provider that stops in the middle of a picture fails that picture, and opens the circuit', async () => {
  serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 1000 }).write('half')
  })
  // Before or after its first bytes.
  await expect(get(picture)).rejects.toThrow(/aborted|socket hang up/)
  await Promise.allSettled(Array.from({ length: 10 }, () => get(picture)))
  const calls = provider.calls().length
  expect(problemOf(await get(picture)).code).toBe('provider_unavailable')
  expect(provider.calls()).toHaveLength(calls)
})

test.each([
  [picture, 'text/html'],
  [picture, 'image/svg+xml'],
  [picture, 'application/json'],
  [picture, 'image/avif, text/html'],
  [invoice, 'text/html'],
  [invoice, 'image/avif'],
])('%s as %s is not passed on', async (path, type) => {
  serve(send(type))
  const answer = await get(path)
  expect(problemOf(answer)).toMatchObject({ status: 502, code: 'provider_malformed' })
  expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/canary|svg/)
})

test.each([
  ['invoice', '/account/orders'],
  ['orderInvoice', '/service/bestelling'],
] as const)('a refused %s that is opened in a tab leads to the page of its order', async (name, page) => {
  serve((_request, response) => void response.writeHead(403).end())
  const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
  const refused = await openInTab(apiPaths[name](id, 'a.b'))
  expect([refused.status, refused.headers.location]).toEqual([303, `${page}/${id}/?token=a.b`])
  expect(refused.headers['cache-control']).toBe('private, no-store')
  // No order can have this id: it leads to where the orders of the shopper are found.
  const malformed = await openInTab(apiPaths[name]('no-order'))
  expect([malformed.status, malformed.headers.location]).toEqual([
    303,
    page === '/account/orders' ? `${page}/` : '/service/pakketchecker/',
  ])
  expect(problemOf(await get(apiPaths[name]('no-order')))).toMatchObject({ status: 404 })
})

test.each([
  [302, 'provider_malformed'],
  [304, 'provider_malformed'],
  [403, 'login_required'],
  [404, 'not_found'],
  [500, 'provider_failed'],
  [503, 'provider_unavailable'],
])('an invoice with status %d becomes the problem %s', async (status, code) => {
  serve((_request, response) => void response.writeHead(status, { location: '//evil.example' }).end())
  const answer = await get(invoice)
  expect(problemOf(answer).code).toBe(code)
  expect(JSON.stringify(answer.headers)).not.toMatch(/evil/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('an invoice is requested again with a new service token', async () => {
  serve(send('application/pdf', '%PDF'))
  await get(invoice)
  passTime(1_100)
  provider.expireTokens()
  expect((await get(invoice)).status).toBe(200)
  expect(provider.logins).toBe(2)
})

test('a picture of more than 5 MB is aborted', async () => {
  serve(send('image/avif', Buffer.alloc(6 * 1024 * 1024)))
  // Before or after its first bytes.
  await expect(get(picture)).rejects.toThrow(/aborted|socket hang up/)
  await desk.close()
  // A read with a short deadline is too short for so many bytes on a busy machine.
  desk = await openFrontDesk(provider.url)
  serve(send('image/avif', Buffer.alloc(4 * 1024 * 1024)))
  expect((await get(picture)).body).toHaveLength(4 * 1024 * 1024)
})

const sendAfter =
  (pause: number): typeof provider.picture =>
  (incoming, response) =>
    void setTimeout(() => send('image/avif', 'picture')(incoming, response), pause)

test('more pictures than slots wait for their turn', async () => {
  await desk.close()
  // Several turns take longer than a read with a short deadline.
  desk = await openFrontDesk(provider.url, { deadlines: { ...shortDeadlines, read: 5_000 } })
  serve(sendAfter(1.5 * shortDeadlines.queue))
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(picture)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('browsers that disconnect free their slots, and do not count as failures of the provider', async () => {
  await desk.close()
  desk = await openFrontDesk(provider.url)
  const ended: unknown[] = []
  serve((_request, response) => void response.on('close', () => ended.push(response)))
  const requests = Array.from({ length: 100 }, () => {
    const outgoing = request(`${desk.url}${picture}`).on('error', () => {})
    outgoing.end()
    return outgoing
  })
  await eventually(() => provider.calls().length === 64)
  const isOver = desk.lines.length
  for (const outgoing of requests) outgoing.destroy()
  await eventually(() => ended.length >= 64)
  serve(send('image/avif', 'picture'))
  expect((await get(picture)).status).toBe(200)
  expect(desk.lines.slice(isOver).join('')).not.toMatch(/circuit|unexpectedly/)
})

test('a provider with an untrusted certificate gets no request', async () => {
  const seen: unknown[] = []
  const impostor = createServer(selfSigned, ({ url, headers }, response) => {
    seen.push([url, headers])
    response.writeHead(200, { 'content-type': 'image/avif' }).end('impostor')
  })
  impostor.listen(0, '127.0.0.1')
  await once(impostor, 'listening')
  await desk.close()
  desk = await openFrontDesk(`https://127.0.0.1:${(impostor.address() as AddressInfo).port}`)
  for (const path of [picture, invoice, '/api/cart']) {
    expect(problemOf(await get(path)).code).toBe('provider_unavailable')
  }
  expect(seen).toEqual([])
  impostor.close()
})
