import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf, redirectPayloads } from '../../shared-types/test/redirect-payloads.ts'
import { openCatalogueDouble } from './catalogue-double.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { json } from './provider-double.ts'
import { openWebDouble } from './web-double.ts'

const shop = 'https://shop.example'
let web: Awaited<ReturnType<typeof openWebDouble>>
let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
let desk: FrontDesk

beforeAll(async () => {
  web = await openWebDouble()
  provider = await openCatalogueDouble()
  desk = await openFrontDesk(provider.url, { webDist: web.folder, publicUrl: new URL(shop) })
})
afterAll(async () => {
  await desk.close()
  await provider.close()
  await web.close()
})

/** The head of the answer to a request line that is sent literally, which no HTTP client does. */
const headOf = async (target: string) => {
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const values = (name: string) =>
    [...head.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value = '']) => value)
  return { status: Number(head.slice(9, 12)), locations: values('location'), cookies: values('set-cookie') }
}

/** The statuses of the answers to these targets, none of which may lead out of the shop or set a cookie. */
const followAll = async (targets: string[]) => {
  const statuses: number[] = []
  for (const target of targets) {
    const { status, locations, cookies } = await headOf(target)
    statuses.push(status)
    const outside = locations.filter((location) => originOf(location, shop) !== shop)
    expect.soft({ outside, cookies }, target).toEqual({ outside: [], cookies: [] })
    if (status >= 300 && status < 400) expect.soft(locations, target).toHaveLength(1)
  }
  return statuses
}

test('/redirect never leads out of the shop', async () => {
  const encoded = redirectPayloads.map((payload) => `/redirect?url=${encodeURIComponent(payload)}`)
  expect(new Set(await followAll(encoded))).toEqual(new Set([302]))
  expect(await followAll(redirectPayloads.map((payload) => `/redirect/?url=${payload}`))).toContain(302)
})

test.each(['/renders/bed/800/160_vlak.webp', '/API/cart', '/images/1/a.avif', '/assets/a'])(
  '/redirect leads to pages only: not to %s, which is none',
  async (path) => {
    const { locations } = await headOf(`/redirect?url=${path}`)
    expect(locations).toEqual(['/'])
    expect((await desk.browser().get(path)).status).toBe(404)
  },
)

test('the slash rule never leads out of the shop', async () => {
  expect(await followAll(redirectPayloads)).toContain(301)
  expect(await followAll(redirectPayloads.map((payload) => `/${payload}`))).toContain(301)
  expect(await followAll(redirectPayloads.map((payload) => `${payload}/Dekbed?a=1`))).toContain(301)
})

test('the payment page leads back to the shop only, whatever the provider answers', async () => {
  const payments = [...redirectPayloads, `${shop}/checkout/status/7/?token=a.b`].entries()
  let back: string | undefined
  for (const [id, location] of payments) {
    provider.testPayment = json({}, 303, { location: encodeURI(location) })
    const pay = desk.browser().post(`/test-payments/tp_${id}`).type('form')
    const { headers, status } = await pay.send({ outcome: 'paid', redirectUrl: location, url: location })
    back = headers.location
    expect.soft(status, location).toBe(303)
    expect.soft(originOf(String(back), shop), location).toBe(shop)
  }
  expect(back).toBe(`${shop}/checkout/status/7/?token=a.b`)
})

/** The URL that the browser of a buyer opens to pay, if the provider answers with this one; null for none. */
const payingAt = async (url: string) => {
  provider.shop['/v1/checkout/payment-url'] = { order_id: 'a', order_number: 'b', url }
  const answer = await desk.browser().post('/api/checkout/payment-url')
  if (answer.status === 201) return answer.body.url as string
  expect.soft(problemOf(answer), url).toMatchObject({ status: 502, code: 'provider_malformed' })
  return null
}

test('the payment page has an https URL, which server and browser read the same way', async () => {
  const mollie = 'https://www.mollie.com/checkout/x?y=1'
  expect(await payingAt(mollie)).toBe(mollie)
  for (const payload of redirectPayloads) {
    const url = await payingAt(payload)
    if (url === null) continue
    const { href, protocol, username, password } = new URL(url, shop)
    expect.soft({ href, protocol, username, password }, payload).toEqual({
      href: url,
      protocol: 'https:',
      username: '',
      password: '',
    })
  }
  expect(desk.lines.join('')).toContain('url invalid_format')
})
