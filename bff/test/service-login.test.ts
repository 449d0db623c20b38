import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { passTime } from './pass-time.ts'
import { json, openProviderDouble } from './provider-double.ts'
import { held } from '../../shop-api/test/resiliency.ts'

let provider: Awaited<ReturnType<typeof openProviderDouble>>
let desk: FrontDesk | undefined

beforeEach(async () => {
  provider = await openProviderDouble()
})
afterEach(async () => {
  await desk?.close()
  await provider.close()
})

const open = async () => {
  desk = await openFrontDesk(provider.url)
  return desk
}
const statusesOf = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await desk!.browser().get('/api/cart')).status))

test(
  '500 requests with an expired token cause one login, and all get their answer',
  { tags: ['slow'] },
  async ({ task }) => {
    const { bff } = await open()
    await eventually(() => bff.shopApi.loggedIn())
    // Then a refused token is old enough for a new login.
    passTime(1_100)
    provider.expireTokens()
    expect(new Set(await statusesOf(500))).toEqual(new Set([200]))
    expect(provider.logins).toBe(2)
    held(task, {
      fault: 'the service token expires under load',
      measured: 'one login for 500 concurrent requests, which all got their answer',
    })
  },
)

test('200 requests during the first login wait for it', async () => {
  const login = provider.login
  provider.login = (request, response) => void setTimeout(() => login(request, response), 300)
  await open()
  expect(new Set(await statusesOf(200))).toEqual(new Set([200]))
  expect(provider.logins).toBe(1)
})

test('the token is renewed before it ends', { tags: ['slow'] }, async () => {
  provider.lifetime = 2
  const { bff } = await open()
  await eventually(() => bff.shopApi.loggedIn())
  const started = performance.now()
  await eventually(async () => {
    expect(await statusesOf(5)).toEqual([200, 200, 200, 200, 200])
    return performance.now() - started > 3_500
  })
  // A renewal after nine tenths of two seconds; a busy machine may take longer.
  const seconds = (performance.now() - started) / 1_000
  expect(provider.logins).toBeGreaterThanOrEqual(2)
  expect(provider.logins).toBeLessThanOrEqual(1 + seconds / 1.8)
  expect(provider.calls().every(({ headers }) => headers.authorization?.startsWith('Bearer '))).toBe(true)
})

test(
  'a refused login is retried with increasing pauses, and the server stays up',
  { tags: ['slow'] },
  async () => {
    let refused = 0
    const times: number[] = []
    const login = provider.login
    provider.login = (request, response) => {
      times.push(performance.now())
      refused += 1
      if (refused > 2) login(request, response)
      else json({ message: 'Deze inloggegevens kloppen niet.', code: 'unauthorized' }, 401)(request, response)
    }
    const { browser, bff, lines } = await open()
    await eventually(() => refused === 1)
    await eventually(async () => (await browser().get('/api/cart')).status === 503)
    await eventually(() => bff.shopApi.loggedIn())
    expect((await browser().get('/api/cart')).status).toBe(200)
    const [first = 0, second = 0, third = 0] = times
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1_900)
    expect(lines.join('')).toContain('service login failed')
    expect(lines.join('')).not.toContain(bff.config.service.password)
  },
)

test('a bff is not ready until its login succeeds', async () => {
  const login = provider.login
  provider.login = json({ message: 'Deze inloggegevens kloppen niet.', code: 'unauthorized' }, 401)
  const { browser, bff } = await open()
  const readiness = async () => (await browser().get('/readyz')).body
  await eventually(() => desk!.lines.join('').includes('service login failed'))
  expect(await readiness()).toEqual({ ready: false, provider: 'reachable', loggedIn: false })

  provider.login = login
  await eventually(() => bff.shopApi.loggedIn())
  expect(await readiness()).toEqual({ ready: true, provider: 'reachable', loggedIn: true })
})

test('a bff that starts before its provider recovers when the provider is up', async () => {
  await provider.close()
  const { browser } = await open()
  await eventually(async () => (await browser().get('/api/cart')).status === 503)
  provider = await openProviderDouble(provider.port)
  await eventually(async () => (await browser().get('/api/cart')).status === 200, 6_000)
  expect(provider.logins).toBe(1)
})

test('a malformed login answer counts as a failure', async () => {
  const login = provider.login
  provider.login = (_request, response) => {
    provider.login = login
    response.end('<html>canary-nonsense</html>')
  }
  const { bff, lines } = await open()
  await eventually(() => bff.shopApi.loggedIn())
  expect(lines.join('')).toContain('service login failed')
  expect(lines.join('')).not.toContain('canary-nonsense')
})

test('a provider that refuses every token does not cause a storm of logins', async () => {
  const { bff } = await open()
  await eventually(() => bff.shopApi.loggedIn())
  provider.answer = json({ message: 'Nee.', code: 'unauthorized' }, 401)
  expect(new Set(await statusesOf(50))).toEqual(new Set([503]))
  expect(provider.logins).toBeLessThanOrEqual(2)
})
