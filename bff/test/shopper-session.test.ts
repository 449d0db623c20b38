import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logoutPending } from 'shared-types/browser-names'
import supertest from 'supertest'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { emptyCart, json, openProviderDouble } from './provider-double.ts'

const first = 'a'.repeat(43)
const second = 'b'.repeat(43)

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk

beforeAll(async () => {
  provider = await openProviderDouble()
  desk = await openFrontDesk(provider.url)
})
beforeEach(() => {
  provider.answer = json(emptyCart)
})
afterAll(async () => {
  await desk.close()
  await provider.close()
})

const lastCookie = () => provider.seen.at(-1)?.headers.cookie
const giving = (session: string) => json(emptyCart, 200, { 'set-cookie': `shop_session=${session}; Path=/` })
const cookieFrom = async (url: string, session: string): Promise<string> => {
  provider.answer = giving(session)
  const answer = await supertest(url).get('/api/cart')
  provider.answer = json(emptyCart)
  const [cookie = ''] = answer.get('Set-Cookie') ?? []
  return cookie
}
const cartWith = (cookie: string) => supertest(desk.url).get('/api/cart').set('Cookie', cookie)
const valueOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

test('the session of the provider is encrypted in one strict cookie', async () => {
  const cookie = await cookieFrom(desk.url, first)
  expect(cookie).toMatch(/^sluimer=/)
  expect(cookie.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Strict',
  ])
  expect(decodeURIComponent(cookie)).not.toContain(first)
  expect(
    Buffer.from(decodeURIComponent(valueOf(cookie)).slice(8), 'base64').toString('latin1'),
  ).not.toContain(first)
  await cartWith(valueOf(cookie))
  expect(lastCookie()).toBe(`shop_session=${first}`)
})

test('in production the cookie is limited to this host and https', async () => {
  const production = await openFrontDesk(provider.url, { production: true })
  try {
    const cookie = await cookieFrom(production.url, first)
    expect(cookie).toMatch(/^__Host-sluimer=/)
    expect(cookie).toContain('; Secure')
    expect(cookie).not.toContain('Domain')
    const { headers } = await supertest(production.url).get('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  } finally {
    await production.close()
  }
})

test('a visitor without a cart gets no cookie and causes no calls to the provider', async () => {
  const before = provider.calls().length
  const answer = await supertest(desk.url).get('/api/session')
  expect(answer.body).toEqual({ loggedIn: false, customer: null, cartQuantity: 0 })
  expect(answer.get('Set-Cookie')).toBeUndefined()
  expect(provider.calls().length).toBe(before)
})

test('a session that the provider rotates replaces the previous one', async () => {
  const browser = desk.browser()
  provider.answer = giving(first)
  await browser.get('/api/cart')
  provider.answer = giving(second)
  await browser.get('/api/cart')
  expect(lastCookie()).toBe(`shop_session=${first}`)
  provider.answer = json(emptyCart)
  await browser.get('/api/cart')
  expect(lastCookie()).toBe(`shop_session=${second}`)
})

test('a session that the provider ends is removed', async () => {
  const browser = desk.browser()
  provider.answer = giving(first)
  await browser.get('/api/cart')
  provider.answer = json(emptyCart, 200, { 'set-cookie': 'shop_session=; Max-Age=0' })
  await browser.get('/api/cart')
  provider.answer = json(emptyCart)
  await browser.get('/api/cart')
  expect(lastCookie()).toBeUndefined()
})

test('malformed, tampered and foreign cookies start a new session, without an error', async () => {
  const good = valueOf(await cookieFrom(desk.url, first))
  const stranger = await openFrontDesk(provider.url, {
    sessionSecrets: ['of-another-shop-0123456789abcdefgh'],
  })
  const foreign = valueOf(await cookieFrom(stranger.url, first))
  await stranger.close()
  const [, value = ''] = good.split('=', 2)
  const tampered = Array.from({ length: 20 }, (_, index) => {
    const at = 1 + index * 3
    return `sluimer=${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`
  })
  const garbage = ['', ';', '%', '%zz', 'x', 'a;b', '%3B', `${'A'.repeat(4000)}`, '{"shop":"x"}', '😀', first]
  const cookies = [
    foreign,
    ...tampered,
    ...garbage.map((text) => `sluimer=${encodeURI(text)}`),
    'sluimer=%E0%A4%A',
  ]
  for (const cookie of cookies) {
    const answer = await cartWith(cookie)
    expect.soft(answer.status, cookie.slice(0, 80)).toBe(200)
    expect.soft(lastCookie(), cookie.slice(0, 80)).toBeUndefined()
  }
  await cartWith(good)
  expect(lastCookie()).toBe(`shop_session=${first}`)
})

test('random bytes as a cookie never cause an error', async () => {
  for (let round = 0; round < 200; round++) {
    const bytes = crypto.getRandomValues(new Uint8Array(1 + Math.floor(Math.random() * 120)))
    const value = `${Buffer.from(bytes).toString('base64')};${Buffer.from(bytes.slice(0, 24)).toString('base64')}`
    const answer = await cartWith(`sluimer=${encodeURIComponent(value)}`)
    expect.soft(answer.status).toBe(200)
  }
  expect(lastCookie()).toBeUndefined()
})

test('a cookie that was encrypted with the previous secret still works', async () => {
  const cookie = valueOf(await cookieFrom(desk.url, first))
  const secrets = ['the-new-secret-0123456789abcdefghijk', ...desk.bff.config.sessionSecrets]
  const rotated = await openFrontDesk(provider.url, { sessionSecrets: secrets })
  const answer = await supertest(rotated.url).get('/api/cart').set('Cookie', cookie)
  expect(lastCookie()).toBe(`shop_session=${first}`)
  // The new cookie is encrypted with the new secret.
  const [renewed = ''] = answer.get('Set-Cookie') ?? []
  expect(valueOf(renewed)).not.toBe(cookie)
  await rotated.close()
})

test('in each round of a rotation, one bff reads the cookies of the other', async () => {
  const [before = ''] = desk.bff.config.sessionSecrets
  const after = 'the-new-secret-0123456789abcdefghijk'
  const rounds = [[before], [before, after], [after, before]]
  const desks = await Promise.all(
    rounds.map((secrets) => openFrontDesk(provider.url, { sessionSecrets: secrets })),
  )
  for (const [round, pair] of [desks.slice(0, 2), desks.slice(1)].entries())
    for (const [here, there] of [pair, pair.toReversed()]) {
      const session = String.fromCodePoint(99 + round).repeat(43)
      const cookie = valueOf(await cookieFrom(here!.url, session))
      await supertest(there!.url).get('/api/cart').set('Cookie', cookie)
      expect(lastCookie()).toBe(`shop_session=${session}`)
    }
  await Promise.all(desks.map((one) => one.close()))
})

test('a session from the provider that would break a header is ignored', async () => {
  expect(await cookieFrom(desk.url, 'x%0d%0ax-evil: 1')).toBe('')
})

test('a logout while the provider is down works at once, and ends the session there when it is back', async () => {
  const cookie = valueOf(await cookieFrom(desk.url, first))
  const post = (path: string) =>
    supertest(desk.url).post(path).set('Cookie', cookie).set('Origin', desk.bff.config.publicUrl.origin)
  provider.answer = json({ message: 'Even niet.', code: 'internal_error' }, 500)
  const left = await post('/api/auth/logout')
  expect(left.body.loggedIn).toBe(false)
  expect(left.get('Set-Cookie')?.[0]).toMatch(/^sluimer=;/)

  const loggedOut = json({ loggedIn: false, customer: null })
  const cookies: (string | undefined)[] = []
  provider.answer = (request, response) => {
    if (!request.url?.startsWith('/v1/customer/logout')) return json(emptyCart)(request, response)
    cookies.push(request.headers.cookie)
    return loggedOut(request, response)
  }
  expect((await cartWith(cookie)).status).toBe(200)
  expect(provider.seen.findLast(({ url }) => url === '/v1/cart')?.headers.cookie).toBeUndefined()
  await eventually(() => cookies.length > 0)
  expect(cookies).toEqual([`shop_session=${first}`])
})

test('a browser whose logout failed is logged out by its next request, before anything else', async () => {
  const cookie = valueOf(await cookieFrom(desk.url, first))
  provider.seen.length = 0
  provider.answer = (request, response) =>
    request.url?.startsWith('/v1/customer/logout')
      ? json({ loggedIn: false, customer: null })(request, response)
      : json(emptyCart)(request, response)
  const answer = await cartWith(`${cookie}; ${logoutPending}=1`)
  expect(provider.seen.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/v1/customer/logout', `shop_session=${first}`],
    ['/v1/cart', undefined],
  ])
  expect(
    answer
      .get('Set-Cookie')
      ?.map((set) => valueOf(set))
      .toSorted(),
  ).toEqual([`${logoutPending}=`, 'sluimer='])
})

test('a repeated cookie of a failed logout counts for the limits', async () => {
  const limited = await openFrontDesk(provider.url, { limits: { perSession: 1_000, perAddress: 2, room: 1 } })
  const cookie = valueOf(await cookieFrom(limited.url, first))
  provider.seen.length = 0
  provider.answer = json({ loggedIn: false, customer: null })
  const logOutAgain = () =>
    supertest(limited.url).get('/api/session').set('Cookie', `${cookie}; ${logoutPending}=1`)
  for (let times = 0; times < 8; times += 1) await logOutAgain()
  expect((await logOutAgain()).status).toBe(429)
  const logouts = provider.seen.filter(({ url }) => url.startsWith('/v1/customer/logout'))
  expect(logouts.length).toBeLessThanOrEqual(4)
  await limited.close()
})

test('a login in the same request as a logout starts a new session', async () => {
  const cookie = valueOf(await cookieFrom(desk.url, first))
  provider.answer = (request, response) =>
    request.url?.startsWith('/v1/customer/logout')
      ? json({ loggedIn: false, customer: null })(request, response)
      : giving(second)(request, response)
  const answer = await cartWith(`${cookie}; ${logoutPending}=1`)
  const [renewed = ''] = answer.get('Set-Cookie')?.filter((set) => set.startsWith('sluimer=')) ?? []
  provider.answer = json(emptyCart)
  await cartWith(valueOf(renewed))
  expect(lastCookie()).toBe(`shop_session=${second}`)
})
