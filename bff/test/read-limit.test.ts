import type { RouteOptions } from 'fastify'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { passTime } from './pass-time.ts'
import { openWebDouble } from './web-double.ts'

let web: Awaited<ReturnType<typeof openWebDouble>>
let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
let desk: FrontDesk
let routes: RouteOptions[]

beforeAll(async () => {
  web = await openWebDouble()
})
afterAll(() => web.close())
beforeEach(async () => {
  provider = await openCatalogueDouble()
  routes = []
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

/** A bff that allows each address so many reads per minute that are not cached. */
const openDesk = async (reads: number) => {
  desk = await openFrontDesk(provider.url, {
    limits: { perSession: 1_000, perAddress: 4 * reads, room: 1 },
    trustedProxies: ['127.0.0.1'],
    webDist: web.folder,
    onRoute: (route) => routes.push(route),
  })
  await eventually(() => desk.bff.shopApi.loggedIn())
}
const from = (ip: string) => (path: string) => desk.browser().get(path).set('x-forwarded-for', ip)
const search = (word: number) => apiPaths.search(`dekbed${word}`)

test('an IP address may request many public answers that are not cached, but not all of them', async () => {
  await openDesk(10)
  const flood = from('192.0.2.1')
  for (let word = 0; word < 10; word += 1) expect((await flood(search(word))).status).not.toBe(429)
  const refused = await flood(search(10))
  expect(problemOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Cached answers do not count, nor do other addresses.
  expect((await from('192.0.2.2')(apiPaths.shell)).status).toBe(200)
  expect((await flood(apiPaths.shell)).status).toBe(200)
  expect((await from('192.0.2.2')(search(11))).status).not.toBe(429)
})

/** Their answers are never cached here: pictures, and the built-in payment page, which has a limit of its own. */
const forwarded = new Set(['/images', '/images/*', '/test-payments/:id'])

/** The address of a route with values that no cache has. */
const withRandom = ({ url, schema }: RouteOptions, round: number): string => {
  const values: Record<string, string> = { width: '800', file: `a${round}_b.webp` }
  const value = String(9_000 + round)
  const path = url.replaceAll(/:(\w+)(\([^)]*\))?/g, (_part, name: string) => values[name] ?? value)
  const query = schema?.querystring instanceof z.ZodObject ? schema.querystring.shape : {}
  const accepted = Object.entries(query).filter(([, field]) => z.safeParse(field as z.ZodType, value).success)
  const parameters = new URLSearchParams(accepted.map(([key]) => [key, value])).toString()
  return path.replace('*', `${value}.html`) + (parameters && `?${parameters}`)
}

test('no public address makes the provider work without an end for one client', async () => {
  await openDesk(1)
  const walked = routes.filter(
    ({ method, config, url }) => method === 'GET' && !config?.ofShopper && !forwarded.has(url),
  )
  expect(walked.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/*', '/renders/:slug/:width/:file', apiPaths.product.pattern]),
  )
  expect(walked.length).toBeGreaterThan(38)
  const unlimited: string[] = []
  for (const [position, route] of walked.entries()) {
    const read = from(`192.0.2.${position + 1}`)
    // What does not depend on the address is cached after these.
    for (const round of [1, 2]) await read(withRandom(route, round))
    const before = provider.calls().length
    for (const round of [3, 4]) await read(withRandom(route, round))
    if (provider.calls().length > before) unlimited.push(route.url)
  }
  expect(unlimited).toEqual([])
})

describe('a stale answer', () => {
  const stale = [apiPaths.product('katoenen-dekbedovertrek'), '/katoenen-dekbedovertrek.html']
  beforeEach(async () => {
    await openDesk(2)
    for (const [position, path] of stale.entries()) {
      await from(`192.0.2.${position + 1}`)(path).expect(200)
    }
    passTime(5 * 60_000)
  })

  test.each(stale)('counts when its refresh starts: %s', async (path) => {
    const reader = from('192.0.2.9')
    const before = provider.calls().length
    expect((await reader(path)).status).toBe(200)
    await eventually(() => provider.calls().length > before)
    expect((await reader(search(1))).status).not.toBe(429)
    expect((await reader(search(2))).status).toBe(429)
  })

  test.each(stale)('is sent as it is to a client that may cause no more reads: %s', async (path) => {
    const flood = from('192.0.2.9')
    for (const word of [1, 2, 3]) await flood(search(word))
    const before = provider.calls().length
    for (let again = 0; again < 3; again += 1) {
      const { status, headers } = await flood(path)
      expect(status).toBe(200)
      // Shared caches may store the answer.
      expect(headers).not.toHaveProperty('ratelimit')
    }
    expect(provider.calls()).toHaveLength(before)
    // Another client refreshes it.
    expect((await from('192.0.2.10')(path)).status).toBe(200)
    await eventually(() => provider.calls().length > before)
  })
})
