import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, test } from 'vitest'
import { openCatalogueDouble } from './catalogue-double.ts'
import { openFrontDesk, problemOf } from './front-desk.ts'

const search = (word: number) => apiPaths.search(`dekbed${word}`)

test('an IP address may request many public answers that are not cached, but not all of them', async () => {
  const provider = await openCatalogueDouble()
  const desk = await openFrontDesk(provider.url, {
    limits: { perSession: 1_000, perAddress: 40 },
    trustedProxies: ['127.0.0.1'],
  })
  const from = (ip: string) => (path: string) => desk.browser().get(path).set('x-forwarded-for', ip)
  const flood = from('192.0.2.1')
  for (let word = 0; word < 10; word += 1) expect((await flood(search(word))).status).not.toBe(429)
  const refused = await flood(search(10))
  expect(problemOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Cached answers do not count, nor do other addresses.
  expect((await from('192.0.2.2')(apiPaths.shell)).status).toBe(200)
  expect((await flood(apiPaths.shell)).status).toBe(200)
  expect((await from('192.0.2.2')(search(11))).status).not.toBe(429)
  await desk.close()
  await provider.close()
})
